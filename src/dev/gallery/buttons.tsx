import { Badge } from '#src/ui/badge.tsx';
import { Button, type ButtonVariant } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { MenuIcon, type MenuIconName } from '#src/ui/overlay/menu-icon.tsx';
import { menuIconPaths } from '#src/ui/overlay/menu-icon-paths.ts';
import { Spinner } from '#src/ui/state/spinner.tsx';
import { Sample, Section } from './sample.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const tones = ['neutral', 'brand', 'error', 'warning', 'info', 'success'] as const;
const icons = Object.keys(menuIconPaths) as MenuIconName[];

export function Buttons() {
  return (
    <Section title="Buttons">
      {variants.map((variant) => (
        <Sample
          key={variant}
          title={`${variant}: plain, with icon, busy, disabled with its reason`}
        >
          <div className="flex flex-wrap items-start gap-2">
            <Button variant={variant}>Add 14 to cart</Button>
            <Button variant={variant}>
              <Icon name="cart" size={20} />
              Order
            </Button>
            <Button variant={variant} busy>
              Sending
            </Button>
            <Button variant={variant} disabledReason="The cart is empty.">
              Order
            </Button>
          </div>
        </Sample>
      ))}
      <Sample title="disclosure, opening to the right and to the left edge">
        <div className="flex justify-between">
          <Disclosure label="Sample menu, left" button={<Icon name="menu" />} align="left">
            {(close) => <Button onClick={close}>Close</Button>}
          </Disclosure>
          <Disclosure label="Sample menu, right" button={<Icon name="user" />}>
            {(close) => <Button onClick={close}>Close</Button>}
          </Disclosure>
        </div>
      </Sample>
    </Section>
  );
}

export function Signs() {
  return (
    <Section title="Badges and icons">
      <div className="flex flex-wrap items-center gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone} 12
          </Badge>
        ))}
        <Spinner />
      </div>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-6">
        {icons.map((name) => (
          <li key={name} className="flex min-w-0 items-center gap-2 text-sm">
            <MenuIcon name={name} className="shrink-0" />
            <span className="min-w-0 break-words">{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
