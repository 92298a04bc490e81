import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { LanguageLinks } from '#src/i18n/language-links.tsx';
import { useChooseLanguage } from './use-choose-language.tsx';

/** The host's languages for a user: the choice becomes theirs on the server (U068, U091, U119). */
export function LanguageList({ onChosen }: { onChosen: () => void }) {
  const { languages } = useHostConfig();
  const choose = useChooseLanguage();
  return (
    <LanguageLinks
      languages={languages}
      onChoose={(code, event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChosen();
        void choose(code);
      }}
    />
  );
}
