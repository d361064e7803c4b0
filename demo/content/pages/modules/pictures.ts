import type { Part } from './say.ts'

/** Pictures alone, in rows and walls, beside text, and as logos. */
export const picturesInModules: Part = ({ image, rich }, say) => {
  const items = [
    {
      image: image('poster:hamlet'),
      headline: 'Hamlet',
      text: say({ de: 'Schauspiel, Großes Haus', en: 'Drama, Main Stage' }),
      link: say({ de: '/produktionen', en: '/productions' }),
    },
    { image: image('poster:rusalka'), headline: 'Rusalka' },
    {
      image: image('poster:nachbarschaftsgedaechtnis'),
      headline: 'Nachbarschaftsgedächtnis',
      text: say({ de: 'Stückentwicklung, Studiobühne', en: 'Devised piece, Studio Stage' }),
    },
    { image: image('poster:schwanensee') },
    { image: image('poster:liliom'), headline: 'Liliom' },
  ]
  const sizes = [
    { format: 'large', poster: 'poster:der-fliegende-hollaender' },
    { format: 'medium', poster: 'poster:dido-und-aeneas' },
    { format: 'small', poster: 'poster:carmen', alias: 'vertical' },
  ] as const
  return [
    {
      kind: 'headline',
      anchor: 'bilder',
      preline: say({ de: 'Groß, mittel, klein', en: 'Large, medium, small' }),
      content: say({ de: 'Bilder', en: 'Pictures' }),
    },
    ...sizes.map(({ poster, ...size }) => ({
      kind: 'image' as const,
      ...size,
      image: image(poster),
      description: say({
        de: 'Plakat aus der Grafikwerkstatt des Hauses',
        en: 'Poster from the theatre’s own workshop',
      }),
    })),
    { kind: 'image-list', format: 'slider', items },
    { kind: 'image-list', format: 'grid', items: items.slice(0, 4) },
    { kind: 'image-list', format: 'masonry', items },
    { kind: 'image-list', format: 'parallax', items: items.slice(0, 3) },
    { kind: 'image-list', format: 'semi-lazy', items: items.slice(1, 4) },
    {
      kind: 'two-columns',
      extra_class: 'image-text',
      image: image('poster:der-nussknacker'),
      text: rich(
        say({
          de: `**Bild links, Text rechts.** Das Bild bringt seine eigene Farbe mit; der Text daneben braucht keine.

Auf dem Telefon stehen beide untereinander.`,
          en: `**Picture left, text right.** The picture brings a colour of its own; the text beside it needs none.

On a phone one stands below the other.`,
        }),
      ),
    },
    {
      kind: 'two-columns',
      extra_class: 'text-image',
      image: image('poster:winterreise'),
      text: rich(
        say({
          de: '**Text links, Bild rechts.** Zwei davon hintereinander ergeben ein Zickzack; drei sind eines zu viel.',
          en: '**Text left, picture right.** Two of these make a zigzag; three are one too many.',
        }),
      ),
    },
    ...(['grid', 'large', 'row'] as const).map((extra_class) => ({
      kind: 'logo-list' as const,
      extra_class,
      items: [
        { image: image('sign:sparkasse'), name: 'Sparkasse Ennsfelden' },
        {
          image: image('sign:floesserbraeu'),
          name: 'Brauerei Flößerbräu',
          link: 'https://www.floesserbraeu.example',
        },
        { image: image('sign:verlag-am-pegel'), name: 'Verlag am Pegel' },
        { image: image('sign:stadtwerke'), name: 'Stadtwerke Ennsfelden' },
        { image: image('sign:papierfabrik'), name: 'Papierfabrik Mühlbach' },
        { image: image('sign:buchhandlung'), name: 'Buchhandlung am Stadtplatz' },
      ],
    })),
  ]
}
