import type { DemoNews } from './demo-news.ts';

/** News of the distributor of the United States, in English and French. */
export const newsUs: readonly DemoNews[] = [
  {
    id: 'stem-recall',
    layout: 'news-notice',
    tags: ['recall', 'stem'],
    from: -2,
    to: 90,
    mustRead: true,
    forService: true,
    texts: {
      en: [
        'Stop sale: check the faceplate bolts of Alto stems',
        '<p><strong>Please stop selling bikes with Alto stems delivered since March</strong> until you have checked the four faceplate bolts. Some were delivered without thread lock and can come loose.</p><ul><li>Remove each bolt, clean it and apply medium thread lock.</li><li>Tighten crosswise to 5 Nm.</li><li>Report the frame number under Recalls when the bike is done.</li></ul><p>We pay 20 minutes of labor for each bike. Bikes that customers already ride come first.</p>',
      ],
      fr: [
        'Arrêt de vente : contrôlez les vis des potences Alto',
        '<p><strong>Ne vendez plus de vélos équipés de potences Alto livrées depuis mars</strong> avant d’avoir contrôlé les quatre vis du capot. Certaines ont été livrées sans frein-filet et peuvent se desserrer.</p><ul><li>Retirez chaque vis, nettoyez-la et appliquez un frein-filet moyen.</li><li>Serrez en croix à 5 Nm.</li><li>Indiquez le numéro de cadre sous Rappels une fois le vélo traité.</li></ul><p>Nous prenons en charge 20 minutes de main-d’œuvre par vélo. Les vélos déjà en circulation passent d’abord.</p>',
      ],
    },
  },
  {
    id: 'price-list',
    layout: 'news-text',
    tags: ['prices'],
    from: -10,
    to: 60,
    texts: {
      en: [
        'New price list from the first of next month',
        '<p>Retail prices of tires and tubes go up by 4 percent on average. Bikes, helmets and lights stay as they are.</p><p>Orders that reach us by the last day of the month keep today’s prices, also where a line is delivered later. See <a href="/en-us/catalog/paa">parts and accessories</a> for the prices of your level.</p>',
      ],
      fr: [
        'Nouveaux tarifs à partir du premier du mois prochain',
        '<p>Les prix publics des pneus et chambres à air augmentent de 4 % en moyenne. Ceux des vélos, casques et éclairages ne changent pas.</p><p>Les commandes reçues jusqu’au dernier jour du mois gardent les prix actuels, même si une ligne est livrée plus tard. Les prix de votre niveau figurent sous <a href="/fr/catalog/paa">pièces et accessoires</a>.</p>',
      ],
    },
  },
  {
    id: 'gravel-arrives',
    layout: 'news-picture',
    tags: ['gravel', 'arrivals'],
    from: -6,
    to: 45,
    itemPerLine: 2,
    texts: {
      en: [
        'The new gravel bikes are on the water',
        '<p>Three containers with gravel bikes in all sizes left the factory last week and reach New Jersey at the end of the month. Pre-orders are delivered first, in the order in which they came in.</p><p>Sizes 52 and 54 are nearly sold out. A second delivery of these follows eight weeks later.</p>',
      ],
      fr: [
        'Les nouveaux gravel sont en mer',
        '<p>Trois conteneurs de vélos gravel, toutes tailles, ont quitté l’usine la semaine dernière et arrivent dans le New Jersey à la fin du mois. Les précommandes sont livrées d’abord, dans l’ordre de leur réception.</p><p>Les tailles 52 et 54 sont presque épuisées. Une deuxième livraison suit huit semaines plus tard.</p>',
      ],
    },
  },
  {
    id: 'service-school',
    layout: 'news-card',
    tags: ['training', 'e-bike'],
    from: -20,
    to: 30,
    forService: true,
    texts: {
      en: [
        'E-bike service school: dates for spring',
        '<p>Two days on motors, batteries and error codes, with your own laptop and our test bench.</p><table><thead><tr><th>Place</th><th>Seats left</th></tr></thead><tbody><tr><td>Newark, NJ</td><td>6</td></tr><tr><td>Columbus, OH</td><td>11</td></tr><tr><td>Reno, NV</td><td>2</td></tr></tbody></table><p>The course is free for dealers that sold ten e-bikes last season. Your sales rep books the seat.</p>',
      ],
      fr: [
        'École SAV vélo électrique : les dates du printemps',
        '<p>Deux jours consacrés aux moteurs, aux batteries et aux codes d’erreur, avec votre ordinateur et notre banc d’essai.</p><table><thead><tr><th>Lieu</th><th>Places restantes</th></tr></thead><tbody><tr><td>Newark, NJ</td><td>6</td></tr><tr><td>Columbus, OH</td><td>11</td></tr><tr><td>Reno, NV</td><td>2</td></tr></tbody></table><p>La formation est gratuite pour les revendeurs qui ont vendu dix vélos électriques la saison dernière. Votre commercial réserve la place.</p>',
      ],
    },
  },
  {
    id: 'holiday-shipping',
    layout: 'news-text',
    tags: ['shipping'],
    from: 1,
    to: 20,
    texts: {
      en: [
        'Shipping around the holidays',
        '<p>Both warehouses are closed on the holiday itself and ship on all other working days. Orders placed by 2 PM Eastern on the day before still leave the same day.</p><p>Freight carriers pick up pallets one day later than usual that week.</p>',
      ],
      fr: [
        'Expéditions pendant les fêtes',
        '<p>Les deux entrepôts sont fermés le jour férié et expédient tous les autres jours ouvrés. Les commandes passées la veille avant 14 h (heure de l’Est) partent encore le jour même.</p><p>Cette semaine-là, les transporteurs enlèvent les palettes un jour plus tard que d’habitude.</p>',
      ],
    },
  },
  {
    id: 'demo-fleet',
    layout: 'news-card',
    tags: ['e-bike', 'sales'],
    from: 5,
    to: 80,
    draft: true,
    texts: {
      en: [
        'Borrow the demo fleet for your open house',
        '<p>Twelve e-bikes in three sizes, with helmets and a trailer, for up to four days. We bring them and pick them up again within 200 miles of the warehouse.</p>',
      ],
    },
  },
  {
    id: 'winter-clearance',
    layout: 'news-text',
    tags: ['clearance'],
    from: -90,
    to: -15,
    texts: {
      en: [
        'Winter clearance has ended',
        '<p>Last year’s trainers, lights and gloves were reduced until the end of the month. What is left is back at the usual dealer price.</p>',
      ],
      fr: [
        'Le déstockage d’hiver est terminé',
        '<p>Les home-trainers, éclairages et gants de l’an dernier étaient en promotion jusqu’à la fin du mois. Le reste est de nouveau au prix revendeur habituel.</p>',
      ],
    },
  },
];
