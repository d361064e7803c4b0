import type { DemoPerson } from '#content/content.ts'

export const bernhardMostegl = {
  key: 'bernhard-mostegl',
  firstName: 'Bernhard',
  lastName: 'Mostegl',
  category: 'musiktheater',
  profession: { de: 'Bass', en: 'Bass' },
  biography: {
    de: '1989 sang Bernhard Mostegl am Stadttheater seinen ersten Nachtwächter, als Aushilfe, mit geliehenen Schuhen. Seither ist er geblieben. Mehr als neunzig Partien stehen in seinem Rollenverzeichnis, darunter Sarastro, Osmin, Rocco, der Ochs auf Lerchenau und eine Reihe von Kaisern, Wirten und Gefängnisdirektoren. Ausgebildet wurde er in Graz, bei einem Lehrer, der das Piano für eine Charakterfrage hielt. Angebote aus Nürnberg und Basel lehnte er ab, der Berge und der Jause wegen. Er trägt den Titel Kammersänger, verwendet ihn aber nur, wenn er im Wirtshaus einen Tisch reserviert.',
    en: 'In 1989 Bernhard Mostegl sang his first night watchman at the Stadttheater, standing in for a colleague, in borrowed shoes. He has been here ever since. His list of parts has passed ninety: Sarastro, Osmin, Rocco, Baron Ochs, and a long line of emperors, innkeepers and prison governors. He trained in Graz with a teacher who regarded singing softly as a question of character. Offers from Nuremberg and Basle he turned down for the sake of the mountains and a proper cold supper. He holds the title of Kammersänger, but uses it only when booking a table at the inn.',
  },
} satisfies DemoPerson
