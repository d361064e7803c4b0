import type { DemoPerson } from '#content/content.ts'

export const viktorHammerstorfer = {
  key: 'viktor-hammerstorfer',
  firstName: 'Viktor',
  lastName: 'Hammerstorfer',
  category: 'schauspiel',
  profession: { de: 'Schauspieler', en: 'Actor' },
  biography: {
    de: 'Sprachgenauigkeit ist das Wort, das in Kritiken über Viktor Hammerstorfer am häufigsten vorkommt. Er wuchs als Sohn eines Gehörlosenlehrers in Steyr auf und konnte gebärden, bevor er schreiben konnte. Studium in Hamburg, danach Engagements in Lübeck, Graz und am Kurtheater eines böhmischen Bades, das es nicht mehr gibt. In Ennsfelden spielt er seit 2012 alles von Mephisto bis Dorfrichter Adam. Er hat durchgesetzt, dass jede Spielzeit zwei Stücke in Gebärdensprache gedolmetscht werden, und steht selbst dafür bereit. Am Wochenende geht er in die Voralpen, allein, mit Reclamheft und ohne Telefon.',
    en: 'Precision of speech is what reviewers most often praise in Viktor Hammerstorfer. He grew up in Steyr as the son of a teacher of deaf children and could sign before he could write. He studied in Hamburg, then acted in Lübeck, Graz and at the theatre of a Bohemian spa that no longer exists. In Ennsfelden he has played everything since 2012, from Mephisto to Judge Adam. He saw to it that two plays each season are interpreted in sign language, and will do the interpreting himself. At weekends he walks in the foothills, alone, with a paperback classic and without a telephone.',
  },
} satisfies DemoPerson
