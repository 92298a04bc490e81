import { type Texts, texts } from './languages.ts';

/** The description of each family of bicycles. Slots: travel, motor, battery, gears, size. */
export const bikeTexts = {
  hardtail: texts(
    'Aluminium hardtail with {travel} mm of travel up front and big wheels that roll over roots. {gears} gears for long climbs and fast forest roads.',
    'Alu-Hardtail mit {travel} mm Federweg vorn und großen Laufrädern, die über Wurzeln rollen. {gears} Gänge für lange Anstiege und schnelle Forstwege.',
    'Semi-rigide en aluminium avec {travel} mm de débattement à l’avant et de grandes roues qui passent les racines. {gears} vitesses pour les longues montées et les pistes rapides.',
    'Hardtail aluminium dengan travel depan {travel} mm dan roda besar yang mudah melewati akar. {gears} percepatan untuk tanjakan panjang dan jalur hutan yang cepat.',
    'Hardtail aluminium dengan travel hadapan {travel} mm dan roda besar yang mudah melepasi akar. {gears} kelajuan untuk pendakian panjang dan denai hutan yang laju.',
  ),
  trail: texts(
    'Full-suspension trail bike with {travel} mm of travel, a steep seat angle for climbing and a calm front end for the way down.',
    'Vollgefedertes Trailbike mit {travel} mm Federweg: steiler Sitzwinkel für den Anstieg, ruhige Front für die Abfahrt.',
    'VTT de trail tout suspendu à {travel} mm de débattement : angle de selle redressé pour grimper, avant stable pour descendre.',
    'Sepeda trail suspensi penuh dengan travel {travel} mm: sudut sadel tegak untuk menanjak, kemudi tenang saat turunan.',
    'Basikal trail suspensi penuh dengan travel {travel} mm: sudut pelana tegak untuk mendaki, kemudi tenang ketika menurun.',
  ),
  enduro: texts(
    'Enduro bike for steep, rough descents: {travel} mm of travel, long wheelbase, and a frame stiff enough to race.',
    'Enduro für steile, grobe Abfahrten: {travel} mm Federweg, langer Radstand und ein Rahmen, der Rennen verträgt.',
    'VTT d’enduro pour les descentes raides et cassantes : {travel} mm de débattement, grand empattement et cadre taillé pour la course.',
    'Sepeda enduro untuk turunan curam dan kasar: travel {travel} mm, jarak sumbu panjang, dan rangka yang kaku untuk balapan.',
    'Basikal enduro untuk turunan curam dan kasar: travel {travel} mm, jarak tapak roda panjang dan rangka kukuh untuk perlumbaan.',
  ),
  gravel: texts(
    'Gravel bike for days on mixed roads: clearance for tyres up to {tyre} mm, mounts for bags and bottles, flared bar for control.',
    'Gravelbike für Tage auf wechselndem Grund: Platz für Reifen bis {tyre} mm, Ösen für Taschen und Flaschen, ausgestellter Lenker für gute Kontrolle.',
    'Vélo de gravel pour les journées sur tous chemins : pneus jusqu’à {tyre} mm, fixations pour sacoches et bidons, cintre évasé pour bien tenir le cap.',
    'Sepeda gravel untuk seharian di jalan campuran: muat ban hingga {tyre} mm, dudukan tas dan botol, setang melebar agar mudah dikendalikan.',
    'Basikal gravel untuk sehari di jalan campuran: muat tayar sehingga {tyre} mm, tempat pasang beg dan botol, hendal melebar untuk kawalan.',
  ),
  endurance: texts(
    'Road bike for long distances: an upright position, {tyre} mm tyres that smooth the road, and {gears} gears with a mountain ratio.',
    'Rennrad für die lange Strecke: aufrechte Haltung, {tyre}-mm-Reifen für Ruhe auf rauem Asphalt und {gears} Gänge mit Bergübersetzung.',
    'Vélo de route pour les longues distances : position relevée, pneus de {tyre} mm qui filtrent la route et {gears} vitesses avec un braquet de montagne.',
    'Sepeda balap untuk jarak jauh: posisi lebih tegak, ban {tyre} mm yang meredam jalan, dan {gears} percepatan dengan rasio tanjakan.',
    'Basikal lumba untuk jarak jauh: kedudukan lebih tegak, tayar {tyre} mm yang melembutkan jalan dan {gears} kelajuan dengan nisbah mendaki.',
  ),
  aero: texts(
    'Aero road bike that saves watts: profiled tubes, hidden cables and {rim} mm rims. Stiff in the sprint, steady in the wind.',
    'Aero-Rennrad, das Watt spart: profilierte Rohre, verdeckte Züge und {rim}-mm-Felgen. Steif im Sprint, ruhig im Wind.',
    'Vélo de route aéro qui économise les watts : tubes profilés, câbles cachés et jantes de {rim} mm. Rigide au sprint, stable dans le vent.',
    'Sepeda balap aero yang hemat tenaga: pipa berprofil, kabel tersembunyi, dan pelek {rim} mm. Kaku saat sprint, stabil diterpa angin.',
    'Basikal lumba aero yang menjimatkan tenaga: tiub berprofil, kabel tersembunyi dan rim {rim} mm. Kukuh ketika pecut, stabil dalam angin.',
  ),
  city: texts(
    'City bike with low entry, {gears} hub gears, lights, mudguards, carrier and chain guard: ready for every day and every weather.',
    'Citybike mit tiefem Einstieg, {gears}-Gang-Nabe, Licht, Schutzblechen, Gepäckträger und Kettenschutz: bereit für jeden Tag und jedes Wetter.',
    'Vélo de ville à enjambement bas, moyeu à {gears} vitesses, éclairage, garde-boue, porte-bagages et carter : prêt tous les jours, par tous les temps.',
    'Sepeda kota berangka rendah dengan hub {gears} percepatan, lampu, spakbor, boncengan, dan penutup rantai: siap setiap hari di segala cuaca.',
    'Basikal bandar berangka rendah dengan hab {gears} kelajuan, lampu, pengadang lumpur, rak dan penutup rantai: sedia setiap hari dalam semua cuaca.',
  ),
  trekking: texts(
    'Fully equipped trekking bike with suspension fork, hydraulic brakes and {gears} gears. Carries {load} kg on the rack, to work or across the country.',
    'Voll ausgestattetes Trekkingrad mit Federgabel, hydraulischen Bremsen und {gears} Gängen. Trägt {load} kg auf dem Gepäckträger, zur Arbeit oder quer durchs Land.',
    'Vélo de randonnée tout équipé : fourche suspendue, freins hydrauliques et {gears} vitesses. Porte {load} kg sur le porte-bagages, au travail ou en voyage.',
    'Sepeda trekking lengkap dengan garpu suspensi, rem hidraulis, dan {gears} percepatan. Boncengan kuat {load} kg, untuk ke kantor atau keliling daerah.',
    'Basikal jelajah lengkap dengan fork suspensi, brek hidraulik dan {gears} kelajuan. Rak mampu membawa {load} kg, ke tempat kerja atau merentas negeri.',
  ),
  emtb: texts(
    'E-MTB with {motor} motor and {battery} Wh in the down tube. {travel} mm of travel and strong brakes keep the extra weight in hand.',
    'E-MTB mit dem Motor {motor} und {battery} Wh im Unterrohr. {travel} mm Federweg und kräftige Bremsen halten das Mehrgewicht im Griff.',
    'VTT électrique avec moteur {motor} et {battery} Wh dans le tube diagonal. {travel} mm de débattement et de bons freins maîtrisent le poids.',
    'Sepeda gunung listrik dengan motor {motor} dan baterai {battery} Wh di pipa bawah. Travel {travel} mm dan rem kuat mengimbangi bobotnya.',
    'Basikal gunung elektrik dengan motor {motor} dan bateri {battery} Wh dalam tiub bawah. Travel {travel} mm dan brek kuat mengimbangi beratnya.',
  ),
  ecity: texts(
    'E-bike for town and touring: quiet {motor} motor, removable {battery} Wh battery, lights, mudguards, rack and stand fitted.',
    'E-Bike für Stadt und Tour: leiser Motor {motor}, entnehmbarer Akku mit {battery} Wh, Licht, Schutzbleche, Träger und Ständer sind montiert.',
    'Vélo électrique pour la ville et la balade : moteur {motor} silencieux, batterie amovible de {battery} Wh, éclairage, garde-boue, porte-bagages et béquille montés.',
    'Sepeda listrik untuk kota dan jalan jauh: motor {motor} yang senyap, baterai lepas {battery} Wh, lampu, spakbor, boncengan, dan standar terpasang.',
    'Basikal elektrik untuk bandar dan jelajah: motor {motor} yang senyap, bateri boleh tanggal {battery} Wh, lampu, pengadang lumpur, rak dan tongkat siap dipasang.',
  ),
  kids: texts(
    '{size}-inch kids’ bike with a low frame, narrow cranks and short-reach brake levers: light enough to learn on and to love.',
    'Kinderrad in {size} Zoll mit tiefem Rahmen, schmaler Kurbel und Bremshebeln für kleine Hände: leicht genug zum Lernen und zum Liebhaben.',
    'Vélo enfant {size} pouces, cadre bas, pédalier étroit et leviers pour petites mains : assez léger pour apprendre avec plaisir.',
    'Sepeda anak {size} inci dengan rangka rendah, engkol sempit, dan tuas rem untuk tangan kecil: ringan untuk belajar dan menyenangkan.',
    'Basikal kanak-kanak {size} inci dengan rangka rendah, engkol sempit dan tuil brek untuk tangan kecil: ringan untuk belajar dan seronok ditunggang.',
  ),
  folding: texts(
    'Folding bike with 20-inch wheels and {gears} gears. Folds in ten seconds and fits under the desk, into the boot and on the train.',
    'Faltrad mit 20-Zoll-Rädern und {gears} Gängen. In zehn Sekunden gefaltet, passt es unter den Schreibtisch, in den Kofferraum und in die Bahn.',
    'Vélo pliant à roues de 20 pouces et {gears} vitesses. Plié en dix secondes, il se glisse sous le bureau, dans le coffre et dans le train.',
    'Sepeda lipat roda 20 inci dengan {gears} percepatan. Terlipat dalam sepuluh detik dan muat di bawah meja, di bagasi, dan di kereta.',
    'Basikal lipat beroda 20 inci dengan {gears} kelajuan. Dilipat dalam sepuluh saat dan muat di bawah meja, dalam but kereta dan dalam tren.',
  ),
} satisfies Record<string, Texts>;

export type BikeFamily = keyof typeof bikeTexts;
