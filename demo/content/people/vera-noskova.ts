import type { DemoPerson } from '#content/content.ts'

export const veraNoskova = {
  key: 'vera-noskova',
  firstName: 'Vera',
  lastName: 'Noskova',
  category: 'gaeste',
  profession: { de: 'Dramaturgie', en: 'Dramaturg' },
  biography: {
    de: 'Recherche bedeutet für Vera Noskova, so lange im Archiv zu sitzen, bis einen der Portier mit Vornamen grüßt. Die Dramaturgin aus Olomouc promovierte in Berlin über Gerichtsprotokolle als dramatische Form und arbeitete danach in Nürnberg, Prag und Wien an dokumentarischen Abenden. Nach Ennsfelden kommt sie für Stückentwicklungen, bei denen Einwohnerinnen und Einwohner mitreden, manchmal auch auf der Bühne. Sie führt die Gespräche selbst, schreibt von Hand mit und schickt jedem den eigenen Wortlaut zur Freigabe. Gestrichen wird nur, was die Erzählenden streichen. Im Koffer: Tee, Lupe, ein Kamm aus Horn.',
    en: 'Research, to Vera Noskova, means sitting in the archive until the porter greets you by your first name. The dramaturg from Olomouc took her doctorate in Berlin on court records as dramatic form and went on to make documentary evenings in Nuremberg, Prague and Vienna. She comes to Ennsfelden for new plays in which residents have a say, and sometimes a part. She conducts the conversations herself, takes notes by hand and sends all speakers their own words for approval. Only the tellers may cut. In her case: tea, a magnifying glass, a comb made of horn.',
  },
} satisfies DemoPerson
