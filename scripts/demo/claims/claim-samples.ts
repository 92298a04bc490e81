import type { TradeLanguage } from '../texts/languages.ts';

type Words = Record<TradeLanguage, string>;
const words = (en: string, de: string, id: string): Words => ({ en, de, id });

/** A comment on a claim, by its dealer or by the service. */
interface Said {
  by: 'dealer' | 'service';
  isInternal?: boolean;
  text: Words;
}

/** A claim of the demo: for a bike, or for two pieces of a part. */
export interface Sample {
  status: string;
  kind: 'Bike' | 'PAA';
  problem: string;
  text: Words;
  reason?: Words;
  approvedQty?: number;
  isNotAWarranty?: boolean;
  /** The credit, in euros. */
  credit?: number;
  said?: readonly Said[];
}

const dealer = (text: Words): Said => ({ by: 'dealer', text });
const service = (text: Words, isInternal = false): Said => ({ by: 'service', isInternal, text });

/** Claims in every status, for each of the first dealers. */
export const samples: readonly Sample[] = [
  {
    status: 'INFO',
    kind: 'Bike',
    problem: 'FORK-LEAK',
    text: words(
      'The fork loses oil at the left lower leg after 200 km.',
      'Die Gabel verliert nach 200 km Öl am linken Tauchrohr.',
      'Garpu kiri bocor oli setelah 200 km.',
    ),
    reason: words(
      'Please send a photo of the number on the fork.',
      'Bitte ein Foto der Nummer auf der Gabel schicken.',
      'Mohon kirim foto nomor pada garpu.',
    ),
    said: [
      dealer(
        words(
          'The customer rides daily.',
          'Der Kunde fährt täglich.',
          'Pelanggan memakainya setiap hari.',
        ),
      ),
      service(
        words(
          'Check the batch of this fork.',
          'Charge dieser Gabel prüfen.',
          'Periksa batch garpu ini.',
        ),
        true,
      ),
    ],
  },
  {
    status: 'SUBMITTED',
    kind: 'Bike',
    problem: 'FRAME-CRACK',
    text: words(
      'A crack of 3 cm below the seat tube.\nNo accident.',
      'Ein Riss von 3 cm unter dem Sitzrohr.\nKein Unfall.',
      'Retak 3 cm di bawah tabung sadel.\nTidak ada kecelakaan.',
    ),
  },
  {
    status: 'REVIEW',
    kind: 'PAA',
    problem: 'PART-FUNCTION',
    text: words(
      'Both do not work out of the box.',
      'Beide sind ab Werk ohne Funktion.',
      'Keduanya tidak berfungsi sejak baru.',
    ),
    said: [
      service(
        words('We ask the maker.', 'Wir fragen beim Hersteller nach.', 'Kami bertanya ke pabrik.'),
      ),
      service(
        words(
          'Third claim for this part.',
          'Dritte Reklamation dieses Teils.',
          'Klaim ketiga untuk suku cadang ini.',
        ),
        true,
      ),
      dealer(words('Thank you.', 'Danke.', 'Terima kasih.')),
    ],
  },
  {
    status: 'APPROVED',
    kind: 'PAA',
    problem: 'PART-BROKEN',
    text: words(
      'Two broke on the first ride.',
      'Zwei sind bei der ersten Fahrt gebrochen.',
      'Dua patah saat pertama dipakai.',
    ),
    reason: words(
      'One was bent before.',
      'Eines war schon verbogen.',
      'Satu sudah bengkok sebelumnya.',
    ),
    approvedQty: 1,
  },
  {
    status: 'APPROVED',
    kind: 'Bike',
    problem: 'BRAKE-LEAK',
    text: words(
      'The rear brake loses fluid.',
      'Die Hinterradbremse verliert Flüssigkeit.',
      'Rem belakang bocor.',
    ),
    credit: 84.5,
  },
  {
    status: 'REJECTED',
    kind: 'Bike',
    problem: 'WHEEL-SPOKE',
    text: words('Four spokes broke.', 'Vier Speichen sind gebrochen.', 'Empat jari-jari patah.'),
    reason: words(
      'The rim shows traces of a fall.',
      'Die Felge zeigt Spuren eines Sturzes.',
      'Pelek menunjukkan bekas jatuh.',
    ),
    isNotAWarranty: true,
  },
  {
    status: 'CLOSED',
    kind: 'Bike',
    problem: 'DRIVE-NOISE',
    text: words('The bottom bracket creaks.', 'Das Tretlager knackt.', 'Bottom bracket berbunyi.'),
    credit: 32,
  },
  {
    status: 'WITHDRAWN',
    kind: 'Bike',
    problem: 'FRAME-PAINT',
    text: words(
      'Paint is peeling at the head tube.',
      'Am Steuerrohr blättert Lack ab.',
      'Cat di tabung kepala mengelupas.',
    ),
  },
  {
    status: 'DRAFT',
    kind: 'Bike',
    problem: 'FORK-LEAK',
    text: words('', '', ''),
  },
];
