import type { Part } from './say.ts'

/** What leads on: one teaser alone, several, articles, and a picture to open a page with. */
export const teasersInModules: Part = ({ image, article, articleCategory }, say) => {
  const programme = say({ de: '/de/programm', en: '/en/events' })
  const items = [
    {
      preline: say({ de: 'Junges Theater', en: 'Young audiences' }),
      headline: say({ de: 'Spielclubs', en: 'Drama clubs' }),
      subline: say({ de: 'Ab acht Jahren', en: 'From eight years' }),
      text: say({
        de: 'Ein Jahr lang jeden Dienstag proben, im Juni auf die Studiobühne.',
        en: 'A year of Tuesdays, and in June on to the Studio Stage.',
      }),
      link: programme,
      link_text: say({ de: 'Mitspielen', en: 'Join in' }),
      image: image('poster:das-dschungelbuch'),
    },
    {
      headline: say({ de: 'Kostümverkauf', en: 'Costume sale' }),
      text: say({
        de: 'Sechshundert Stücke, vom Reifrock bis zur Ritterrüstung aus Filz.',
        en: 'Six hundred pieces, from hoop skirts to suits of armour made of felt.',
      }),
      link: programme,
      image: image('poster:die-fledermaus'),
    },
    {
      preline: say({ de: 'Nur im Advent', en: 'In Advent only' }),
      headline: say({ de: 'Singen im Foyer', en: 'Singing in the foyer' }),
      image: image('poster:weihnachtsoratorium'),
      online_to: '2099-12-31T23:00:00+01:00',
    },
  ]
  return [
    {
      kind: 'hero-media',
      headline: say({ de: 'Die Fledermaus', en: 'Die Fledermaus' }),
      text: say({
        de: 'Ein Abend, an dem alle lügen und am Ende der Champagner schuld ist.',
        en: 'An evening on which everybody lies and champagne gets the blame.',
      }),
      button_text: say({ de: 'Termine', en: 'Dates' }),
      button_link: programme,
      image: image('poster:die-fledermaus'),
      online_from: '2020-01-01T00:00:00+01:00',
    },
    {
      kind: 'headline',
      anchor: 'teaser',
      preline: say({ de: 'Was weiterführt', en: 'What leads on' }),
      content: say({ de: 'Teaser', en: 'Teasers' }),
    },
    ...(['image-left', 'image-right', 'fullscreen'] as const).map((extra_class) => ({
      kind: 'full-teaser' as const,
      extra_class,
      preline: say({ de: 'Hinter den Kulissen', en: 'Behind the scenes' }),
      headline: say({ de: 'Hinter dem Eisernen', en: 'Behind the iron curtain' }),
      text: say({
        de: 'Neunzig Minuten vom Schnürboden bis in den ehemaligen Kohlenkeller, mit festem Schuhwerk.',
        en: 'Ninety minutes from the fly loft to the former coal cellar, in sturdy shoes.',
      }),
      link: programme,
      link_text: say({ de: 'Termine der Führungen', en: 'Dates of the tours' }),
      image: image('poster:der-fliegende-hollaender'),
    })),
    { kind: 'teaser-list', format: 'slider', items },
    { kind: 'teaser-list', format: 'list', items },
    {
      kind: 'blog-teaser-list',
      items: [
        { article: article('viertausend-liter') },
        {
          article: article('neunzehn-schwaene'),
          preline: say({ de: 'Zum Wiederlesen', en: 'To read again' }),
        },
        {
          preline: say({ de: 'Gespräch', en: 'Conversation' }),
          headline: say({
            de: '„Ich habe das Wort Holzinstrumentenmachermeister gesungen“',
            en: '“I have sung the word Holzinstrumentenmachermeister”',
          }),
          link: programme,
        },
      ],
    },
    {
      kind: 'highlight-teasers',
      article_categories: [articleCategory('werkstatt'), articleCategory('ensemble')],
      limit: 4,
    },
  ]
}
