import { type Texts, texts } from '../texts/languages.ts';

/** A group of sales documents of the demo. */
export interface DemoGroup {
  id: string;
  name: Texts;
}

/** A sales document of the demo with one PDF; days are counted from the day of the feed. */
export interface DemoDocument {
  id: string;
  type: 'general' | 'technical';
  /** The id of its group; left out for none. */
  group?: string;
  layout: string;
  from: number;
  to: number;
  mustRead?: true;
  /** Its readers: the dealers of the country unless it says otherwise. */
  for?: 'service' | 'both';
  title: Texts;
  subtitle: Texts;
  /** A paragraph, also on the page of the PDF. */
  body: Texts;
}

export const demoGroups: readonly DemoGroup[] = [
  {
    id: 'prices',
    name: texts(
      'Prices and terms',
      'Preise und Konditionen',
      'Prix et conditions',
      'Harga dan ketentuan',
      'Harga dan syarat',
    ),
  },
  {
    id: 'workshop',
    name: texts(
      'Workshop manuals',
      'Werkstatthandbücher',
      'Manuels d’atelier',
      'Buku panduan bengkel',
      'Buku panduan bengkel',
    ),
  },
  {
    id: 'safety',
    name: texts(
      'Safety and shipping',
      'Sicherheit und Versand',
      'Sécurité et expédition',
      'Keselamatan dan pengiriman',
      'Keselamatan dan penghantaran',
    ),
  },
];

export const demoDocuments: readonly DemoDocument[] = [
  {
    id: 'price-list',
    type: 'general',
    group: 'prices',
    layout: 'document-list',
    from: -20,
    to: 160,
    mustRead: true,
    title: texts('Price list', 'Preisliste', 'Tarif', 'Daftar harga', 'Senarai harga'),
    subtitle: texts(
      'Bikes, parts and accessories',
      'Fahrräder, Teile und Zubehör',
      'Vélos, pièces et accessoires',
      'Sepeda, suku cadang dan aksesori',
      'Basikal, alat ganti dan aksesori',
    ),
    body: texts(
      'The prices hold for all orders from the day they are valid. Orders that were confirmed before keep their prices.',
      'Die Preise gelten für alle Aufträge ab dem Tag ihrer Gültigkeit. Bereits bestätigte Aufträge behalten ihre Preise.',
      'Les prix s’appliquent à toutes les commandes à compter de leur date de validité. Les commandes déjà confirmées gardent leurs prix.',
      'Harga berlaku untuk semua pesanan sejak tanggal berlakunya. Pesanan yang sudah dikonfirmasi tetap memakai harga lama.',
      'Harga terpakai untuk semua pesanan mulai tarikh berkuat kuasa. Pesanan yang telah disahkan kekal pada harga lama.',
    ),
  },
  {
    id: 'dealer-terms',
    type: 'general',
    group: 'prices',
    layout: 'document-list',
    from: -200,
    to: 400,
    title: texts(
      'Terms for dealers',
      'Händlerkonditionen',
      'Conditions revendeurs',
      'Ketentuan dealer',
      'Syarat pengedar',
    ),
    subtitle: texts(
      'Payment, freight, returns',
      'Zahlung, Fracht, Rückgabe',
      'Paiement, port, retours',
      'Pembayaran, ongkos kirim, pengembalian',
      'Bayaran, tambang, pemulangan',
    ),
    body: texts(
      'Here you find the terms of payment, the limits for free freight, and how goods are returned.',
      'Hier finden Sie Zahlungsziele, Grenzen für frachtfreie Lieferung und den Ablauf von Rückgaben.',
      'Vous trouvez ici les délais de paiement, les seuils de franco de port et la marche à suivre pour les retours.',
      'Di sini tercantum jangka waktu pembayaran, batas bebas ongkos kirim dan cara pengembalian barang.',
      'Di sini terdapat tempoh bayaran, had penghantaran percuma dan cara memulangkan barang.',
    ),
  },
  {
    id: 'preorder-plan',
    type: 'general',
    group: 'prices',
    layout: 'document-list',
    from: 7,
    to: 120,
    title: texts(
      'Plan of pre-orders',
      'Vororderplan',
      'Calendrier des précommandes',
      'Jadwal pre-order',
      'Jadual prapesanan',
    ),
    subtitle: texts(
      'Dates of the coming season',
      'Termine der kommenden Saison',
      'Dates de la saison à venir',
      'Tanggal musim mendatang',
      'Tarikh musim akan datang',
    ),
    body: texts(
      'For each range it names the last day for pre-orders and the week of delivery.',
      'Für jedes Sortiment stehen hier der letzte Tag der Vororder und die Lieferwoche.',
      'Pour chaque gamme : dernier jour de précommande et semaine de livraison.',
      'Untuk setiap lini produk tercantum hari terakhir pre-order dan minggu pengiriman.',
      'Bagi setiap rangkaian produk dinyatakan hari akhir prapesanan dan minggu penghantaran.',
    ),
  },
  {
    id: 'last-price-list',
    type: 'general',
    group: 'prices',
    layout: 'document-list',
    from: -400,
    to: -21,
    title: texts(
      'Price list of last season',
      'Preisliste der letzten Saison',
      'Tarif de la saison passée',
      'Daftar harga musim lalu',
      'Senarai harga musim lalu',
    ),
    subtitle: texts(
      'Replaced by the present one',
      'Ersetzt durch die aktuelle',
      'Remplacé par le tarif actuel',
      'Digantikan oleh daftar terbaru',
      'Digantikan oleh senarai terkini',
    ),
    body: texts(
      'These prices are no longer valid.',
      'Diese Preise gelten nicht mehr.',
      'Ces prix ne sont plus valables.',
      'Harga ini sudah tidak berlaku.',
      'Harga ini tidak lagi terpakai.',
    ),
  },
  {
    id: 'torque-chart',
    type: 'technical',
    group: 'workshop',
    layout: 'document-card',
    from: -90,
    to: 600,
    for: 'service',
    title: texts(
      'Chart of torques',
      'Drehmomenttabelle',
      'Tableau des couples de serrage',
      'Tabel torsi',
      'Jadual tork',
    ),
    subtitle: texts(
      'Bolts of frames, cockpits and brakes',
      'Schrauben an Rahmen, Cockpit und Bremsen',
      'Vis du cadre, du poste de pilotage et des freins',
      'Baut rangka, kokpit dan rem',
      'Bolt rangka, kokpit dan brek',
    ),
    body: texts(
      'Carbon parts have their own column. Always use a torque wrench and the paste that is named there.',
      'Für Carbonteile gibt es eine eigene Spalte. Arbeiten Sie stets mit Drehmomentschlüssel und der genannten Paste.',
      'Les pièces en carbone ont leur propre colonne. Utilisez toujours une clé dynamométrique et la pâte indiquée.',
      'Komponen karbon memiliki kolom sendiri. Selalu gunakan kunci torsi dan pasta yang disebutkan.',
      'Komponen karbon mempunyai lajur sendiri. Sentiasa gunakan perengkuh tork dan pes yang dinyatakan.',
    ),
  },
  {
    id: 'suspension-service',
    type: 'technical',
    group: 'workshop',
    layout: 'document-card',
    from: -60,
    to: 600,
    for: 'both',
    title: texts(
      'Service of suspension forks',
      'Wartung von Federgabeln',
      'Entretien des fourches suspendues',
      'Perawatan garpu suspensi',
      'Penyelenggaraan garpu suspensi',
    ),
    subtitle: texts(
      'Seals, oil and intervals',
      'Dichtungen, Öl und Intervalle',
      'Joints, huile et intervalles',
      'Sil, oli dan interval',
      'Kedap, minyak dan selang masa',
    ),
    body: texts(
      'The manual shows each step of the small and the full service, with the tools and the amounts of oil.',
      'Das Handbuch zeigt jeden Schritt der kleinen und der großen Wartung mit Werkzeug und Ölmengen.',
      'Le manuel montre chaque étape du petit et du grand entretien, avec les outils et les quantités d’huile.',
      'Panduan ini menunjukkan setiap langkah servis ringan dan servis penuh, beserta alat dan takaran oli.',
      'Panduan ini menunjukkan setiap langkah servis kecil dan servis penuh, dengan alat dan sukatan minyak.',
    ),
  },
  {
    id: 'battery-shipping',
    type: 'technical',
    group: 'safety',
    layout: 'document-card',
    from: -5,
    to: 360,
    mustRead: true,
    for: 'both',
    title: texts(
      'Shipping and storing batteries',
      'Akkus versenden und lagern',
      'Expédier et stocker les batteries',
      'Pengiriman dan penyimpanan baterai',
      'Penghantaran dan penyimpanan bateri',
    ),
    subtitle: texts(
      'Damaged batteries are never shipped',
      'Beschädigte Akkus werden nie versandt',
      'Ne jamais expédier une batterie endommagée',
      'Baterai rusak tidak boleh dikirim',
      'Bateri rosak tidak boleh dihantar',
    ),
    body: texts(
      'Store batteries between 10 and 20 °C at 30 to 60 percent charge. Report a damaged one and keep it outside in a metal box.',
      'Lagern Sie Akkus bei 10 bis 20 °C und 30 bis 60 Prozent Ladung. Melden Sie beschädigte und verwahren Sie sie im Freien in einer Metallkiste.',
      'Stockez les batteries entre 10 et 20 °C, chargées de 30 à 60 %. Signalez toute batterie endommagée et gardez-la dehors dans une caisse métallique.',
      'Simpan baterai pada suhu 10 sampai 20 °C dengan daya 30 sampai 60 persen. Laporkan baterai rusak dan simpan di luar dalam kotak logam.',
      'Simpan bateri pada suhu 10 hingga 20 °C dengan cas 30 hingga 60 peratus. Laporkan bateri rosak dan simpan di luar dalam kotak logam.',
    ),
  },
  {
    id: 'size-guide',
    type: 'general',
    layout: 'document-cover',
    from: -120,
    to: 500,
    title: texts(
      'Guide to frame sizes',
      'Ratgeber Rahmenhöhe',
      'Guide des tailles de cadre',
      'Panduan ukuran rangka',
      'Panduan saiz rangka',
    ),
    subtitle: texts(
      'For the wall of your shop',
      'Zum Aushang im Laden',
      'À afficher en magasin',
      'Untuk dinding toko Anda',
      'Untuk dinding kedai anda',
    ),
    body: texts(
      'Measure inseam and height, and read the size for each kind of bike.',
      'Schrittlänge und Körpergröße messen und die Größe für jede Radgattung ablesen.',
      'Mesurez l’entrejambe et la taille, puis lisez la taille de cadre pour chaque type de vélo.',
      'Ukur panjang kaki dalam dan tinggi badan, lalu baca ukuran untuk setiap jenis sepeda.',
      'Ukur panjang kaki dalam dan ketinggian, kemudian baca saiz bagi setiap jenis basikal.',
    ),
  },
  {
    id: 'assembly-checklist',
    type: 'technical',
    layout: 'document-card',
    from: -30,
    to: 500,
    title: texts(
      'Checklist of final assembly',
      'Checkliste Endmontage',
      'Liste de contrôle du montage final',
      'Daftar periksa perakitan akhir',
      'Senarai semak pemasangan akhir',
    ),
    subtitle: texts(
      'From the box to the handover',
      'Vom Karton bis zur Übergabe',
      'Du carton à la remise au client',
      'Dari kardus sampai serah terima',
      'Dari kotak hingga penyerahan',
    ),
    body: texts(
      'Twenty points that are checked before a bike is handed over. Keep the signed sheet with the sale.',
      'Zwanzig Punkte, die vor der Übergabe geprüft werden. Bewahren Sie das unterschriebene Blatt beim Verkauf auf.',
      'Vingt points à vérifier avant la remise du vélo. Conservez la feuille signée avec la vente.',
      'Dua puluh hal yang diperiksa sebelum sepeda diserahkan. Simpan lembar bertanda tangan bersama data penjualan.',
      'Dua puluh perkara yang diperiksa sebelum basikal diserahkan. Simpan helaian bertandatangan bersama rekod jualan.',
    ),
  },
];

/** The guide of a brand, the one PDF of marketing material; `{brand}` is its name. */
export const brandGuide = {
  title: texts(
    'Guide of the brand {brand}',
    'Markenhandbuch {brand}',
    'Charte de la marque {brand}',
    'Panduan merek {brand}',
    'Panduan jenama {brand}',
  ),
  body: texts(
    'Colours, clear space and the smallest size of the logo, with examples for ads and shop windows.',
    'Farben, Schutzraum und kleinste Größe des Logos, mit Beispielen für Anzeigen und Schaufenster.',
    'Couleurs, zone de protection et taille minimale du logo, avec des exemples pour annonces et vitrines.',
    'Warna, ruang bebas dan ukuran terkecil logo, dengan contoh untuk iklan dan etalase.',
    'Warna, ruang kosong dan saiz terkecil logo, dengan contoh untuk iklan dan pameran kedai.',
  ),
};
