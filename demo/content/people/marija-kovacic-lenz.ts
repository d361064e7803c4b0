import type { DemoPerson } from '#content/content.ts'

export const marijaKovacicLenz = {
  key: 'marija-kovacic-lenz',
  firstName: 'Marija',
  lastName: 'Kovačić-Lenz',
  category: 'musiktheater',
  profession: { de: 'Sopran', en: 'Soprano' },
  biography: {
    de: 'Marija Kovačić-Lenz stammt aus Varaždin und hat in Zagreb und Graz studiert. Ihre ersten großen Partien, Tosca und Butterfly, sang sie an Häusern in Osijek und Maribor; danach war sie freischaffend zwischen Triest und Tallinn unterwegs und lebte, wie sie sagt, hauptsächlich in Zügen. Vor vier Jahren entschied sie sich für ein festes Ensemble und einen Garten. Im Stadttheater übernimmt sie das dramatische Fach und hilft jungen Kolleginnen bei slawischen Texten, Silbe für Silbe. Die Sprachübungen nimmt sie als Sprachnachrichten auf. Inzwischen hören auch Kollegen aus der Technik mit, der Flüche wegen.',
    en: 'Marija Kovačić-Lenz comes from Varaždin and studied in Zagreb and Graz. She sang her first big parts, Tosca and Butterfly, in Osijek and Maribor, then freelanced between Trieste and Tallinn and lived, as she puts it, mostly on trains. Four years ago she decided in favour of a permanent company and a garden. At the Stadttheater she takes the dramatic repertoire and helps younger colleagues with Slavonic texts, syllable by syllable. She records these lessons as voice messages. By now some of the stage crew listen too, for the curses.',
  },
} satisfies DemoPerson
