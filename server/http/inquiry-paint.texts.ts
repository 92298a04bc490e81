import type { Language } from '#shared/locales.ts';

/** The client's words above the form, which stay when it draws the page. */
export const inquiryHeading: Record<Language, { title: string; text: string }> = {
  en: {
    title: 'Become a customer',
    text: 'Do you sell or repair bikes and want to order from us? Tell us about your shop, and we will contact you. It takes about two minutes.',
  },
  de: {
    title: 'Kunde werden',
    text: 'Sie verkaufen oder reparieren Fahrräder und möchten bei uns bestellen? Erzählen Sie uns von Ihrem Geschäft, wir melden uns bei Ihnen. Das dauert etwa zwei Minuten.',
  },
  fr: {
    title: 'Devenir client',
    text: 'Vous vendez ou réparez des vélos et souhaitez commander chez nous ? Présentez-nous votre magasin, nous vous contacterons. Cela prend environ deux minutes.',
  },
  id: {
    title: 'Menjadi pelanggan',
    text: 'Anda menjual atau memperbaiki sepeda dan ingin memesan dari kami? Ceritakan tentang toko Anda, kami akan menghubungi Anda. Hanya perlu sekitar dua menit.',
  },
  ms: {
    title: 'Jadi pelanggan',
    text: 'Anda menjual atau membaiki basikal dan ingin memesan daripada kami? Beritahu kami tentang kedai anda, kami akan menghubungi anda. Ia mengambil masa kira-kira dua minit.',
  },
};
