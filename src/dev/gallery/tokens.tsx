import { schemes } from '../../../tailwind.config.ts';
import { Sample, Section } from './sample.tsx';

const sizes = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl'];
const radii = ['rounded', 'rounded-lg', 'rounded-full'];
const shadows = ['shadow-raised', 'shadow-overlay'];
const moves = ['animate-fade-in', 'animate-rise-in', 'animate-from-left', 'animate-pulse'];

const colors = Object.keys(schemes.light).filter((name) => !name.startsWith('shadow'));

/** The tokens of tailwind.config.ts. */
export function DesignTokens() {
  return (
    <Section title="Tokens">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
        {colors.map((name) => (
          <li key={name} className="min-w-0 text-xs break-words">
            <span
              className="mb-1 block h-touch rounded border border-line"
              style={{ background: `var(--p-${name})` }}
            />
            {name}
          </li>
        ))}
      </ul>
      {sizes.map((size) => (
        <p key={size} className={size}>
          {size}: Gravel 700 × 45C, 1.234,56
        </p>
      ))}
      <div className="flex flex-wrap gap-4">
        {[...radii, ...shadows, ...moves].map((name) => (
          <Sample key={name} title={name}>
            <div className={`${name} size-touch border border-line bg-brand-tint`} />
          </Sample>
        ))}
      </div>
    </Section>
  );
}
