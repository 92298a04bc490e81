import { colorOf } from './colors.ts';
import type { Row } from './columns.ts';
import { daysAfter } from './dates.ts';
import { type BannerLook, drawBanner } from './draw/banner.ts';
import type { Market, MarketKey } from './markets.ts';

interface Message {
  title: string;
  /** HTML of the home announcement. */
  content: string;
  loginTitle: string;
  login: string;
  /** Where the banner leads. */
  link: string;
  /** One line above the results of the catalog. */
  product?: string;
  banner: BannerLook;
}

const messages: Record<MarketKey, Message> = {
  id: {
    title: 'Pre-order musim baru sudah dibuka',
    content: [
      '<p><strong>Pre-order musim baru sudah dibuka.</strong> Amankan alokasi sepeda lipat, MTB dan ',
      'kota untuk toko Anda sebelum akhir bulan. Jumlah per ukuran dan warna masih dapat diubah ',
      'sampai kontainer berangkat dari pabrik.</p>',
      '<ul><li>Diskon tambahan 3% untuk pesanan di atas sepuluh sepeda</li>',
      '<li>Bebas ongkos kirim ke Jawa dan Sumatra selama dua minggu pertama</li>',
      '<li>Helm, lampu dan gembok dapat digabung dalam pesanan yang sama</li></ul>',
      '<p>Lihat <a href="/id-id/catalog/bike">semua sepeda</a> atau hubungi tenaga penjualan Anda. ',
      'Gudang Surabaya tetap melayani pengambilan sendiri setiap hari kerja.</p>',
    ].join(''),
    loginTitle: 'Jam layanan',
    login:
      '<p>Layanan dealer: <strong>Senin sampai Jumat, 08.00–17.00 WIB</strong>. Portal dapat dipakai setiap saat.</p>',
    link: '/id-id/catalog/bike',
    product: 'Pesanan sebelum pukul 14.00 WIB dikirim dari Surabaya pada hari yang sama.',
    banner: {
      bike: { shape: 'folding', color: colorOf('red'), accent: '#ffb238', level: 3 },
      land: 'volcano',
      sky: '#2f7f86',
    },
  },
  us: {
    title: 'Spring pre-orders are open',
    content: [
      '<p><strong>Spring pre-orders are open.</strong> Reserve trail, gravel and e-bikes for the coming ',
      'season before the end of the month. Quantities per size and color can still be changed until ',
      'the containers leave the factory, so an early order costs you nothing.</p>',
      '<ul><li>An extra 3% on orders of more than ten bikes</li>',
      '<li>Free freight to the East and the West during the first two weeks</li>',
      '<li>Helmets, lights and locks may ship with the same order</li></ul>',
      '<p>See <a href="/en-us/catalog/bike">all bikes</a> or ask your sales rep. The New Jersey ',
      'warehouse is open for pickup on every working day.</p>',
    ].join(''),
    loginTitle: 'Service hours',
    login:
      '<p>Dealer service: <strong>Monday to Friday, 8 AM to 6 PM Eastern</strong>. Orders can be placed at any time.</p>',
    link: '/en-us/catalog/bike',
    banner: {
      bike: { shape: 'trail', color: colorOf('teal'), accent: '#f2c14e', level: 4 },
      land: 'mesa',
      sky: '#b4502b',
    },
  },
  de: {
    title: 'Die Vororder für das Frühjahr ist eröffnet',
    content: [
      '<p><strong>Die Vororder für das Frühjahr ist eröffnet.</strong> Sichern Sie sich Trekking-, ',
      'E-City- und Gravelräder für die kommende Saison bis zum Monatsende. Mengen je Rahmenhöhe und ',
      'Farbe lassen sich ändern, bis die Container das Werk verlassen.</p>',
      '<ul><li>3 % Zusatzrabatt ab zehn Rädern je Auftrag</li>',
      '<li>Frei Haus im gesamten Inland während der ersten zwei Wochen</li>',
      '<li>Helme, Beleuchtung und Schlösser können im selben Auftrag stehen</li></ul>',
      '<p>Zu <a href="/de/catalog/bike">allen Fahrrädern</a>, oder fragen Sie Ihren Außendienst. Das ',
      'Zentrallager Kassel ist an jedem Werktag für Abholer geöffnet.</p>',
    ].join(''),
    loginTitle: 'Servicezeiten',
    login:
      '<p>Händlerservice: <strong>Montag bis Freitag, 8 bis 17 Uhr</strong>. Bestellen können Sie jederzeit.</p>',
    link: '/de/catalog/bike',
    product: 'Bestellungen bis 14 Uhr verlassen Kassel am selben Tag.',
    banner: {
      bike: { shape: 'e-trekking', color: colorOf('sea'), accent: '#f2c14e', level: 3 },
      land: 'forest',
      sky: '#1f6f54',
    },
  },
};

const bannerFile = (key: MarketKey) => `season-${key}.svg`;

/** Active from some days ago for half a year, so that a demo may be used for a while. */
const period = (today: string) => ({ from: daysAfter(today, -3), to: daysAfter(today, 180) });

const languageOf: Record<MarketKey, string> = { id: 'id', us: 'en', de: 'de' };

/** Further announcements: on one portal only, and still to come. */
const more: Partial<
  Record<MarketKey, (today: string) => Omit<Row<'announcements.csv'>, 'sorg' | 'language'>[]>
> = {
  us: (today) => [
    {
      id: 'ordering',
      type: 'home_page',
      title: 'This portal is for orders',
      content:
        '<p>Invoices, payments and news are on the dealer portal. Your login is the same on both.</p>',
      'title.fr': 'Ce portail est réservé aux commandes',
      'content.fr':
        '<p>Factures, paiements et actualités se trouvent sur le portail revendeurs. Vos identifiants sont les mêmes.</p>',
      portal: ['order.localhost'],
      ...period(today),
    },
  ],
  de: (today) => [
    {
      id: 'inventory',
      type: 'login',
      title: 'Inventur',
      content: '<p>Am Tag der Inventur ist der Händlerservice nur per E-Mail zu erreichen.</p>',
      'title.en': 'Stocktaking',
      'content.en':
        '<p>On the day of the stocktaking dealer service can be reached by e-mail only.</p>',
      from: daysAfter(today, 20),
      to: daysAfter(today, 25),
    },
  ],
};

/**
 * A long announcement for the home page and a short one for the login page of a sales organisation, and those that only
 * some have.
 */
export function announcementRows({ key, sorg }: Market, today: string): Row<'announcements.csv'>[] {
  const { title, content, loginTitle, login } = messages[key];
  const dates = period(today);
  return [
    { id: 'season', type: 'home_page', title, content, ...dates },
    { id: 'service', type: 'login', title: loginTitle, content: login, ...dates },
    ...(more[key]?.(today) ?? []),
  ].map((row) => ({ ...row, sorg, language: languageOf[key] }));
}

/** The banner of a sales organisation. */
export function bannerRows({ key, sorg }: Market, today: string): Row<'banners.csv'>[] {
  const { link } = messages[key];
  return [{ sorg, id: 'season', bannerFile: bannerFile(key), link, ...period(today) }];
}

/** Returns the messages that are shown above the results of a sales organisation's catalog. */
export function productMessageRows(
  { key, sorg }: Market,
  today: string,
): Row<'product_messages.csv'>[] {
  const { product } = messages[key];
  return product ? [{ sorg, id: 'dispatch', message: product, ...period(today) }] : [];
}

/** The pictures of the banners; `file` lies in `images/`. */
export function bannerImages(): { file: string; draw(): string }[] {
  return (['id', 'us', 'de'] as const).map((key) => ({
    file: `banners/${bannerFile(key)}`,
    draw: () => drawBanner(messages[key].banner),
  }));
}
