import type { DemoNews } from './demo-news.ts';

/** News of the German distributor, in German, English and French. */
export const newsDe: readonly DemoNews[] = [
  {
    id: 'software-akku',
    layout: 'news-notice',
    tags: ['Rückruf', 'Akku'],
    from: -1,
    to: 120,
    mustRead: true,
    forService: true,
    texts: {
      de: [
        'Pflichtupdate für Akkus der Baureihe P500',
        '<p><strong>Akkus der Baureihe P500 mit einer Software vor 3.4 dürfen nicht mehr ausgeliefert werden.</strong> Bei Frost zeigen sie den Ladestand falsch an und schalten den Motor ohne Warnung ab.</p><ul><li>Rad mit dem Diagnoseprogramm verbinden und die Software 3.4 aufspielen.</li><li>Das dauert etwa sechs Minuten; der Akku muss zu mindestens 30 % geladen sein.</li><li>Kundenräder zum nächsten Servicetermin einbestellen.</li></ul><p>Wir vergüten 15 Minuten Arbeitszeit je Rad. Bitte melden Sie die Rahmennummer unter Rückrufe.</p>',
      ],
      en: [
        'Mandatory update for batteries of the P500 series',
        '<p><strong>Batteries of the P500 series with software before 3.4 must not be delivered any more.</strong> In frost they show the wrong charge and switch the motor off without a warning.</p><ul><li>Connect the bike to the diagnosis program and install software 3.4.</li><li>This takes about six minutes; the battery must be charged to at least 30%.</li><li>Ask customers to bring their bikes to the next service.</li></ul><p>We pay 15 minutes of labour for each bike. Please report the frame number under Recalls.</p>',
      ],
      fr: [
        'Mise à jour obligatoire des batteries de la série P500',
        '<p><strong>Les batteries de la série P500 dont le logiciel est antérieur à la version 3.4 ne doivent plus être livrées.</strong> Par temps de gel, elles indiquent une charge fausse et coupent le moteur sans prévenir.</p><ul><li>Connectez le vélo au programme de diagnostic et installez le logiciel 3.4.</li><li>Comptez environ six minutes ; la batterie doit être chargée à 30 % au moins.</li><li>Invitez vos clients à venir au prochain entretien.</li></ul><p>Nous prenons en charge 15 minutes de main-d’œuvre par vélo. Indiquez le numéro de cadre sous Rappels.</p>',
      ],
    },
  },
  {
    id: 'hausmesse',
    layout: 'news-picture',
    tags: ['Hausmesse'],
    from: -14,
    to: 40,
    itemPerLine: 2,
    texts: {
      de: [
        'Einladung zur Hausmesse in Kassel',
        '<p>An zwei Tagen zeigen wir Ihnen das ganze Programm der kommenden Saison, mit Teststrecke und Werkstattvorträgen. Auf der Messe vorbestellte Räder liefern wir zuerst.</p><p>Für Übernachtungen haben wir Zimmer in Bahnhofsnähe reserviert. Bitte melden Sie sich und Ihr Team bei Ihrem Außendienst an.</p>',
      ],
      en: [
        'Invitation to our house show in Kassel',
        '<p>For two days we show you the whole range of the coming season, with a test track and workshop talks. Bikes that are pre-ordered at the show are delivered first.</p><p>We have reserved rooms near the station. Please register yourself and your team with your sales representative.</p>',
      ],
      fr: [
        'Invitation à notre salon maison à Cassel',
        '<p>Pendant deux jours, nous vous présentons toute la gamme de la prochaine saison, avec piste d’essai et exposés techniques. Les vélos précommandés au salon sont livrés d’abord.</p><p>Des chambres sont réservées près de la gare. Inscrivez-vous, vous et votre équipe, auprès de votre commercial.</p>',
      ],
    },
  },
  {
    id: 'jobrad-leasing',
    layout: 'news-text',
    tags: ['Leasing'],
    from: -30,
    to: 200,
    texts: {
      de: [
        'Dienstradleasing: so melden Sie Verkäufe richtig',
        '<p>Verkäufe über Leasing zählen für Ihren Jahresbonus, wenn der Verkaufskanal stimmt. Wählen Sie bei der Meldung „Leasing“ und tragen Sie die Nummer des Vertrags als Belegnummer ein.</p><p>Meldungen bis zum 90. Tag nach dem Verkauf werden angerechnet.</p>',
      ],
      en: [
        'Company bike leasing: how to report sales',
        '<p>Sales by leasing count towards your yearly bonus when the sales channel is right. Choose “Leasing” in the report, and enter the number of the contract as document number.</p><p>Reports until the 90th day after the sale are counted.</p>',
      ],
      fr: [
        'Leasing de vélos de fonction : bien déclarer vos ventes',
        '<p>Les ventes en leasing comptent pour votre bonus annuel si le canal de vente est exact. Choisissez « Leasing » dans la déclaration et indiquez le numéro du contrat comme numéro de document.</p><p>Les déclarations sont prises en compte jusqu’au 90e jour après la vente.</p>',
      ],
    },
  },
  {
    id: 'zoll-reifen',
    layout: 'news-text',
    tags: ['Preise', 'Reifen'],
    from: -7,
    to: 50,
    texts: {
      de: [
        'Reifen werden zum Quartalswechsel teurer',
        '<p>Rohstoffe und Frachten sind gestiegen. Die Händlerpreise für Reifen erhöhen sich zum Quartalswechsel um 3,5 %, die für Schläuche um 2 %.</p><p>Bestellungen bis zum letzten Tag des Quartals berechnen wir zu den bisherigen Preisen. Zu <a href="/de/catalog/paa">Teilen und Zubehör</a>.</p>',
      ],
      en: [
        'Tyres become dearer at the change of the quarter',
        '<p>Raw materials and freight cost more. Dealer prices of tyres rise by 3.5% at the change of the quarter, those of tubes by 2%.</p><p>Orders until the last day of the quarter are invoiced at the present prices. See <a href="/en-uk/catalog/paa">parts and accessories</a>.</p>',
      ],
      fr: [
        'Hausse du prix des pneus au prochain trimestre',
        '<p>Les matières premières et le fret coûtent plus cher. Les prix revendeur des pneus augmentent de 3,5 % au changement de trimestre, ceux des chambres à air de 2 %.</p><p>Les commandes passées jusqu’au dernier jour du trimestre sont facturées aux prix actuels. Voir <a href="/fr/catalog/paa">pièces et accessoires</a>.</p>',
      ],
    },
  },
  {
    id: 'betriebsferien',
    layout: 'news-card',
    tags: ['Versand'],
    from: 2,
    to: 35,
    texts: {
      de: [
        'Inventur im Zentrallager',
        '<p>Am letzten Freitag des Monats zählen wir das Lager. An diesem Tag verlassen keine Sendungen Kassel, und Abholungen sind nicht möglich.</p><p>Eilige Ersatzteile verschicken wir am Donnerstag bis 16 Uhr.</p>',
      ],
      en: [
        'Stocktaking in the central warehouse',
        '<p>We count the stock on the last Friday of the month. No parcels leave Kassel on that day, and nothing can be collected.</p><p>Urgent spare parts are shipped on Thursday until 4 p.m.</p>',
      ],
    },
  },
  {
    id: 'kinderrad-test',
    layout: 'news-picture',
    tags: ['Kinderrad', 'Test'],
    from: -25,
    to: 100,
    itemPerLine: 2,
    texts: {
      de: [
        'Unser 20-Zoll-Kinderrad ist Testsieger',
        '<p>Im Vergleich von elf Kinderrädern kam unser 20-Zoll-Rad auf die Note „sehr gut“: leicht, gute Bremsgriffe für kleine Hände, volle Straßenausstattung.</p><p>Aufsteller und Anhänger für Ihren Laden liegen der nächsten Lieferung bei.</p>',
      ],
      en: [
        'Our 20-inch children’s bike wins the test',
        '<p>In a comparison of eleven children’s bikes our 20-inch model was rated “very good”: light, brake levers for small hands, fully equipped for the road.</p><p>Displays and tags for your shop come with your next delivery.</p>',
      ],
      fr: [
        'Notre vélo enfant 20 pouces remporte le test',
        '<p>Dans un comparatif de onze vélos enfant, notre 20 pouces obtient la mention « très bien » : léger, leviers de frein adaptés aux petites mains, équipement routier complet.</p><p>Présentoirs et étiquettes pour votre magasin accompagnent votre prochaine livraison.</p>',
      ],
    },
  },
  {
    id: 'alte-pfandregel',
    layout: 'news-text',
    tags: ['Akku'],
    from: -120,
    to: -30,
    texts: {
      de: [
        'Rücknahme alter Akkus: Regel bis Saisonende',
        '<p>Bis zum Ende der Saison holte der Spediteur alte Akkus mit der Lieferung ab. Jetzt gilt die Anmeldung über das Rücknahmesystem.</p>',
      ],
    },
  },
];
