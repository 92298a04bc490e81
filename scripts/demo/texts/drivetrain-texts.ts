import { texts } from './languages.ts';

/** One sentence per kind of drivetrain and brake part. */
export const drivetrainTexts = {
  chain: texts(
    'Chain with chamfered plates for quick, quiet shifting and a quick link in the box.',
    'Kette mit gefasten Laschen für schnelles, leises Schalten; Verschlussglied liegt bei.',
    'Chaîne à maillons chanfreinés pour des passages rapides et silencieux, attache rapide fournie.',
    'Rantai dengan pelat bersudut halus untuk perpindahan cepat dan senyap, lengkap dengan quick link.',
    'Rantai berplat serong untuk pertukaran pantas dan senyap, disertakan pautan pantas.',
  ),
  cassette: texts(
    'Cassette with evenly stepped sprockets and shift ramps, so that the next gear is always there.',
    'Kassette mit gleichmäßig gestuften Ritzeln und Steighilfen: der nächste Gang sitzt immer.',
    'Cassette à étagement régulier avec rampes de passage : le bon braquet toujours à portée.',
    'Kaset dengan tingkatan sproket merata dan jalur pemindah, gigi berikutnya selalu siap.',
    'Kaset dengan gegancu berperingkat sekata dan landaian penukar, gear seterusnya sentiasa sedia.',
  ),
  chainring: texts(
    'Chainring with narrow and wide teeth in turn that holds the chain on rough ground.',
    'Kettenblatt mit abwechselnd schmalen und breiten Zähnen: die Kette bleibt auch im Gelände drauf.',
    'Plateau à dents étroites et larges alternées, la chaîne reste en place sur terrain cassant.',
    'Chainring dengan gigi sempit dan lebar bergantian, rantai tidak lepas di medan kasar.',
    'Cincin rantai bergigi sempit dan lebar berselang-seli, rantai kekal di medan kasar.',
  ),
  crankset: texts(
    'Forged crankset with a stiff spindle, preload ring and chainring fitted.',
    'Geschmiedete Kurbelgarnitur mit steifer Achse, Einstellring und montiertem Kettenblatt.',
    'Pédalier forgé à axe rigide, bague de précharge et plateau monté.',
    'Crankset tempa dengan poros kaku, cincin penyetel, dan chainring terpasang.',
    'Set engkol tempaan dengan gandar tegar, gelang pelaras dan cincin rantai terpasang.',
  ),
  bottomBracket: texts(
    'Bottom bracket with sealed bearings that keep water and dust out.',
    'Innenlager mit gedichteten Lagern, die Wasser und Staub draußen halten.',
    'Boîtier de pédalier à roulements étanches, à l’abri de l’eau et de la poussière.',
    'Bottom bracket dengan bearing bersegel, tahan air dan debu.',
    'Pendakap bawah dengan galas kedap, tahan air dan habuk.',
  ),
  rearDerailleur: texts(
    'Rear derailleur with a clutch that keeps the chain taut and the ride quiet.',
    'Schaltwerk mit Käfigdämpfung: straffe Kette, ruhiger Lauf.',
    'Dérailleur arrière à stabilisateur : chaîne tendue, transmission silencieuse.',
    'RD dengan kopling penegang rantai, jalan tetap senyap.',
    'Derailur belakang dengan klac yang menegangkan rantai dan menyenyapkan kayuhan.',
  ),
  frontDerailleur: texts(
    'Front derailleur with a stiff cage and a clear, short throw.',
    'Umwerfer mit steifem Leitblech und kurzem, klarem Schaltweg.',
    'Dérailleur avant à cage rigide, course courte et nette.',
    'FD dengan sangkar kaku dan gerakan pendek yang jelas.',
    'Derailur hadapan dengan sangkar tegar dan gerakan pendek yang jelas.',
  ),
  shifter: texts(
    'Shifter with a crisp click, several gears per push and a gear cable included.',
    'Schalthebel mit klarem Klick, mehreren Gängen pro Druck und Schaltzug.',
    'Manette au clic franc, plusieurs vitesses par poussée, câble fourni.',
    'Shifter dengan klik tegas, beberapa gigi sekali tekan, kabel disertakan.',
    'Penukar gear dengan klik jelas, beberapa gear setiap tekanan, kabel disertakan.',
  ),
  dualLever: texts(
    'Brake and shift lever with a slim hood that fits small and large hands.',
    'Brems-Schalt-Hebel mit schlankem Griff für kleine und große Hände.',
    'Levier de frein et de vitesse à cocotte fine, pour petites et grandes mains.',
    'Tuas rem dan pemindah gigi dengan hood ramping untuk tangan kecil maupun besar.',
    'Tuil brek dan gear dengan pemegang langsing untuk tangan kecil dan besar.',
  ),
  brake: texts(
    'Hydraulic disc brake, filled and bled, with reach adjustment and short hose to cut.',
    'Hydraulische Scheibenbremse, befüllt und entlüftet, Griffweite einstellbar, Leitung kürzbar.',
    'Frein à disque hydraulique, rempli et purgé, garde réglable, durite à recouper.',
    'Rem cakram hidraulis siap pakai, jarak tuas dapat disetel, selang bisa dipotong.',
    'Brek cakera hidraulik yang sudah diisi, jarak tuil boleh laras, hos boleh dipotong.',
  ),
  pads: texts(
    'Brake pads with spring: quick to bite, easy on the disc, quiet in the wet.',
    'Bremsbeläge mit Feder: packen schnell zu, schonen die Scheibe, bleiben bei Nässe leise.',
    'Plaquettes avec ressort : mordant immédiat, disque préservé, silence par temps humide.',
    'Kampas rem dengan pegas: cepat menggigit, awet untuk rotor, senyap saat basah.',
    'Pad brek dengan spring: cepat mencengkam, lembut pada cakera, senyap ketika basah.',
  ),
  rotor: texts(
    'Stainless brake disc that sheds heat and stays true on long descents.',
    'Rostfreie Bremsscheibe, die Wärme abgibt und auf langen Abfahrten gerade bleibt.',
    'Disque inox qui évacue la chaleur et reste droit dans les longues descentes.',
    'Rotor tahan karat yang melepas panas dan tetap lurus di turunan panjang.',
    'Cakera brek tahan karat yang membebaskan haba dan kekal lurus di turunan panjang.',
  ),
};
