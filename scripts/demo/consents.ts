import type { HostSettings } from '#shared/host-config.ts';

type Consent = NonNullable<HostSettings['consumerConsent']>;

/** The text that consumers agree to, in each language of the demo. A changed text gets another version. */
const texts = {
  en: 'I agree that the dealer and the distributor store my name, contact and address to handle the warranty and to tell me about safety recalls of my bike. I can withdraw this at any time.',
  de: 'Ich bin einverstanden, dass Händler und Importeur meinen Namen, meine Kontaktdaten und meine Anschrift speichern, um die Garantie abzuwickeln und mich über Sicherheitsrückrufe meines Rades zu informieren. Ich kann dies jederzeit widerrufen.',
  fr: 'J’accepte que le revendeur et le distributeur conservent mon nom, mes coordonnées et mon adresse pour traiter la garantie et m’informer des rappels de sécurité de mon vélo. Je peux retirer mon accord à tout moment.',
  id: 'Saya setuju dealer dan distributor menyimpan nama, kontak, dan alamat saya untuk mengurus garansi dan memberi tahu saya tentang penarikan kembali sepeda saya demi keselamatan. Persetujuan ini dapat saya cabut kapan saja.',
  ms: 'Saya bersetuju pengedar jualan dan pengedar utama menyimpan nama, maklumat hubungan dan alamat saya untuk mengurus waranti dan memaklumkan saya tentang panggilan balik keselamatan basikal saya. Persetujuan ini boleh saya tarik balik pada bila-bila masa.',
};

/** The consent of a host in the languages that it serves. */
export const consentIn = (version: string, ...languages: (keyof typeof texts)[]): Consent => ({
  version,
  text: Object.fromEntries(languages.map((language) => [language, texts[language]])),
});
