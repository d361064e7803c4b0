import type { DemoPerson } from '#content/content.ts'

export const georgRosenstingl = {
  key: 'georg-rosenstingl',
  firstName: 'Georg',
  lastName: 'Rosenstingl',
  category: 'gaeste',
  profession: { de: 'Leiter der Sommerkompanie', en: 'Director of the summer company' },
  biography: {
    de: 'Seit 2008 fährt Georg Rosenstingl mit einem Traktor, zwei Anhängern und vierzehn Leuten durch das Alpenvorland und spielt Shakespeare. Die Sommerkompanie hat kein Haus, keinen Vorhang und nach eigener Zählung 361 Vorstellungen hinter sich, elf davon im Hagel. Ihr Gründer war Deutschlehrer in Waidhofen an der Ybbs, übersetzt die Stücke selbst und übernimmt in jedem den Narren oder den Handwerker. Auf der Ennsfeldner Hofbühne ist die Truppe mit „Ein Sommernachtstraum“ zu Gast. Regenschirme im Publikum verbietet er nicht, er bringt sie im Text unter.',
    en: 'Since 2008 Georg Rosenstingl has driven a tractor, two trailers and fourteen people through the foothills of the Alps to play Shakespeare. The summer company has no house, no curtain and, by its own count, 361 performances behind it, eleven of them in hail. Its founder taught German in Waidhofen an der Ybbs; he translates the plays himself and always takes the fool or one of the craftsmen. On the Court Stage in Ennsfelden the troupe appears with “A Midsummer Night’s Dream”. He does not forbid umbrellas in the audience, he works them into the text.',
  },
} satisfies DemoPerson
