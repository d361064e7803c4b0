import type { DemoPerson } from '#content/content.ts'

export const andresVillaquiran = {
  key: 'andres-villaquiran',
  firstName: 'Andrés',
  lastName: 'Villaquirán',
  category: 'musiktheater',
  profession: { de: 'Tenor', en: 'Tenor' },
  biography: {
    de: 'Andrés Villaquirán wuchs in Cali in einer Familie auf, in der alle Salsa spielten und niemand Noten las. Ein Stipendium führte ihn nach Bogotá, ein zweites an die Musikuniversität in Wien. Er debütierte als Nemorino in Baden, sang den Herzog in Modena und Alfredo an einem Sommerfestival im Burgenland. Nach Ennsfelden kam er 2023 für eine Produktion und unterschrieb noch am Premierenabend für drei Jahre. Sein Fach ist der italienische lyrische Tenor, seine heimliche Liebe das Wienerlied. Montags, wenn das Haus geschlossen ist, leitet er im Pfarrsaal einen Tanzkurs, bei dem der Chefdirigent als hoffnungsloser Fall gilt.',
    en: 'Andrés Villaquirán grew up in Cali in a family where everybody played salsa and nobody read music. One scholarship took him to Bogotá, a second to the University of Music in Vienna. He made his debut as Nemorino in Baden, sang the Duke in Modena and Alfredo at a summer festival in Burgenland. In 2023 he came to Ennsfelden for a single production and signed for three years on the night it opened. His repertoire is Italian and lyric, his secret love the Viennese song. On Mondays, when the house is dark, he runs a dance class in the parish hall, at which the Principal Conductor is considered a hopeless case.',
  },
} satisfies DemoPerson
