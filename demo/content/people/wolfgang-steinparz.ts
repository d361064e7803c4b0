import type { DemoPerson } from '#content/content.ts'

export const wolfgangSteinparz = {
  key: 'wolfgang-steinparz',
  firstName: 'Wolfgang',
  lastName: 'Steinparz',
  category: 'gaeste',
  profession: { de: 'Bühne', en: 'Set designer' },
  biography: {
    de: 'Wolfgang Steinparz baut am liebsten einen einzigen Raum, der vier Akte aushält. Der Architekt aus Wels entwarf Bushaltestellen, Kindergärten und ein Feuerwehrhaus, bevor ihn eine Regisseurin 2004 um „irgendwas mit einer Stiege“ bat. Seither sind mehr als siebzig Bühnenbilder entstanden, in Linz, Heilbronn, Brno und immer wieder in Ennsfelden, wo er die Maschinerie von 1911 besser kennt als die Pläne. Modelle schneidet er aus Postkarton, im Maßstab 1:25, mit einem Männchen darin, das seinem Schwiegervater gleicht. Das Männchen hat noch in jedem Modell einen Sitzplatz bekommen.',
    en: 'What Wolfgang Steinparz likes best is a single room that lasts four acts. An architect from Wels, he designed bus stops, nursery schools and a fire station before a director asked him in 2004 for “something with a staircase”. More than seventy sets have followed, in Linz, Heilbronn, Brno and time and again in Ennsfelden, where he knows the machinery of 1911 better than the plans do. He cuts his models from postcards, at 1:25, with a little man inside who resembles his father-in-law. In every model so far the little man has been given a seat.',
  },
} satisfies DemoPerson
