import type { DemoNews } from './demo-news.ts';

/** News of the Indonesian distributor, in Indonesian, English and Malay. */
export const newsId: readonly DemoNews[] = [
  {
    id: 'rem-lipat',
    layout: 'news-notice',
    tags: ['recall', 'rem'],
    from: -3,
    to: 100,
    mustRead: true,
    forService: true,
    texts: {
      id: [
        'Periksa kabel rem sepeda lipat sebelum diserahkan',
        '<p><strong>Jangan serahkan sepeda lipat kiriman bulan ini sebelum kabel rem belakang diperiksa.</strong> Pada beberapa unit kabel terjepit engsel saat sepeda dilipat.</p><ul><li>Lipat sepeda dua kali dan lihat apakah kabel bebas dari engsel.</li><li>Jika terjepit, pindahkan klem kabel 2 cm ke depan.</li><li>Ganti kabel yang sudah tergores; klaim tanpa foto diterima.</li></ul>',
      ],
      en: [
        'Check the brake cable of folding bikes before handover',
        '<p><strong>Do not hand over folding bikes delivered this month before the rear brake cable has been checked.</strong> On some of them the hinge pinches the cable when the bike is folded.</p><ul><li>Fold the bike twice and see whether the cable is clear of the hinge.</li><li>If it is pinched, move the cable clip 2 cm forward.</li><li>Replace a cable that is scratched; claims are accepted without a photo.</li></ul>',
      ],
      ms: [
        'Periksa kabel brek basikal lipat sebelum diserahkan',
        '<p><strong>Jangan serahkan basikal lipat yang dihantar bulan ini sebelum kabel brek belakang diperiksa.</strong> Pada sesetengah unit, kabel tersepit pada engsel apabila basikal dilipat.</p><ul><li>Lipat basikal dua kali dan lihat sama ada kabel bebas daripada engsel.</li><li>Jika tersepit, alihkan klip kabel 2 cm ke hadapan.</li><li>Ganti kabel yang tercalar; tuntutan diterima tanpa gambar.</li></ul>',
      ],
    },
  },
  {
    id: 'promo-lebaran',
    layout: 'news-picture',
    tags: ['promo'],
    from: -8,
    to: 30,
    itemPerLine: 2,
    texts: {
      id: [
        'Promo Lebaran untuk sepeda anak',
        '<p>Potongan 5% untuk setiap pesanan sepuluh sepeda anak atau lebih, semua ukuran roda dan warna boleh dicampur. Stok di Surabaya cukup untuk pengiriman sebelum libur.</p><p>Lihat <a href="/id-id/catalog/bike">semua sepeda</a>.</p>',
      ],
      en: [
        'Holiday promotion for children’s bikes',
        '<p>5% off each order of ten children’s bikes or more; wheel sizes and colours may be mixed. The stock in Surabaya is enough for delivery before the holidays.</p><p>See <a href="/en-id/catalog/bike">all bikes</a>.</p>',
      ],
      ms: [
        'Promosi Hari Raya untuk basikal kanak-kanak',
        '<p>Potongan 5% bagi setiap pesanan sepuluh basikal kanak-kanak atau lebih; saiz roda dan warna boleh dicampur. Stok di Surabaya mencukupi untuk penghantaran sebelum cuti.</p><p>Lihat <a href="/ms-my/catalog/bike">semua basikal</a>.</p>',
      ],
    },
  },
  {
    id: 'pelatihan-mekanik',
    layout: 'news-card',
    tags: ['pelatihan'],
    from: -15,
    to: 25,
    forService: true,
    texts: {
      id: [
        'Pelatihan mekanik: suspensi dan rem hidrolik',
        '<p>Satu hari praktik di bengkel kami, maksimal delapan peserta.</p><table><thead><tr><th>Kota</th><th>Sisa tempat</th></tr></thead><tbody><tr><td>Surabaya</td><td>5</td></tr><tr><td>Bandung</td><td>3</td></tr><tr><td>Medan</td><td>8</td></tr></tbody></table><p>Pendaftaran melalui tenaga penjualan Anda. Makan siang dan sertifikat sudah termasuk.</p>',
      ],
      en: [
        'Training for mechanics: suspension and hydraulic brakes',
        '<p>One day of practice in our workshop, for at most eight mechanics.</p><table><thead><tr><th>City</th><th>Seats left</th></tr></thead><tbody><tr><td>Surabaya</td><td>5</td></tr><tr><td>Bandung</td><td>3</td></tr><tr><td>Medan</td><td>8</td></tr></tbody></table><p>Register with your sales person. Lunch and a certificate are included.</p>',
      ],
      ms: [
        'Latihan mekanik: suspensi dan brek hidraulik',
        '<p>Sehari latihan amali di bengkel kami, paling ramai lapan peserta.</p><table><thead><tr><th>Bandar</th><th>Tempat kosong</th></tr></thead><tbody><tr><td>Surabaya</td><td>5</td></tr><tr><td>Bandung</td><td>3</td></tr><tr><td>Medan</td><td>8</td></tr></tbody></table><p>Daftar melalui jurujual anda. Makan tengah hari dan sijil disediakan.</p>',
      ],
    },
  },
  {
    id: 'libur-gudang',
    layout: 'news-text',
    tags: ['pengiriman'],
    from: 1,
    to: 18,
    texts: {
      id: [
        'Jadwal gudang selama libur nasional',
        '<p>Gudang Surabaya tutup selama dua hari libur nasional. Pesanan yang masuk sebelum pukul 14.00 WIB pada hari kerja terakhir masih dikirim hari itu.</p><p>Pengiriman ke luar Jawa memerlukan dua hari tambahan pada minggu tersebut.</p>',
      ],
      en: [
        'Warehouse hours during the public holidays',
        '<p>The Surabaya warehouse is closed on the two public holidays. Orders placed before 14.00 WIB on the last working day still leave on that day.</p><p>Deliveries outside Java take two more days that week.</p>',
      ],
      ms: [
        'Waktu gudang semasa cuti umum',
        '<p>Gudang Surabaya ditutup pada dua hari cuti umum. Pesanan sebelum pukul 14.00 WIB pada hari bekerja terakhir masih dihantar pada hari itu.</p><p>Penghantaran ke luar Jawa mengambil dua hari tambahan pada minggu itu.</p>',
      ],
    },
  },
  {
    id: 'ongkir-timur',
    layout: 'news-text',
    tags: ['pengiriman'],
    from: -40,
    to: 150,
    texts: {
      id: [
        'Ongkos kirim ke Indonesia Timur turun',
        '<p>Mulai bulan ini ongkos kirim per koli ke Sulawesi, Maluku dan Papua turun 12%. Pesanan di atas sepuluh sepeda tetap bebas ongkos kirim sampai pelabuhan.</p>',
      ],
      en: [
        'Freight to eastern Indonesia is cheaper',
        '<p>From this month on, freight for each piece to Sulawesi, Maluku and Papua costs 12% less. Orders of more than ten bikes remain free of freight to the port.</p>',
      ],
    },
  },
  {
    id: 'katalog-lama',
    layout: 'news-card',
    tags: ['katalog'],
    from: -100,
    to: -20,
    texts: {
      id: [
        'Katalog cetak musim lalu ditarik',
        '<p>Harga di katalog cetak musim lalu sudah tidak berlaku. Mohon gunakan katalog di portal, yang selalu menampilkan harga terbaru.</p>',
      ],
    },
  },
];
