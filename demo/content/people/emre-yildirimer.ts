import type { DemoPerson } from '#content/content.ts'

export const emreYildirimer = {
  key: 'emre-yildirimer',
  firstName: 'Emre',
  lastName: 'Yıldırımer',
  category: 'schauspiel',
  profession: { de: 'Schauspieler', en: 'Actor' },
  biography: {
    de: 'Emre Yıldırımer wurde in Hohenems geboren, wo seine Eltern in der Textilfabrik arbeiteten und er im Schichtbus Witze ausprobierte. Auf eine Tischtenniskarriere, die an der Schulter scheiterte, folgte die Schauspielschule in Zürich. Er spielte in Basel, Freiburg und Vorarlberg, drehte zwei Kinofilme und kam 2023 nach Ennsfelden, weil ihn ein Ensemble mehr interessierte als eine Filmografie. Tellheim, Biedermann, Jago: Er sucht bei jedem die Stelle, an der es kippt. Zweimal im Monat kocht er mit Lehrlingen aus dem Bezirk und liest danach mit ihnen ein Stück, in dieser Reihenfolge.',
    en: 'Emre Yıldırımer was born in Hohenems, where his parents worked in the textile mill and he tried out jokes on the shift bus. A table-tennis career ended with his shoulder; drama school in Zurich followed. He acted in Basle, Freiburg and Vorarlberg, made two feature films and came to Ennsfelden in 2023, because a company interested him more than a filmography. Tellheim, Biedermann, Iago: in each he looks for the spot where things tip over. Twice a month he cooks with apprentices from the district and afterwards reads a play with them, in that order.',
  },
} satisfies DemoPerson
