import type { DemoPerson } from '#content/content.ts'

export const klaraNeumeisterVogt = {
  key: 'klara-neumeister-vogt',
  firstName: 'Klara',
  lastName: 'Neumeister-Vogt',
  category: 'musiktheater',
  profession: { de: 'Alt', en: 'Contralto' },
  biography: {
    de: 'Eine echte Altstimme ist selten, und Klara Neumeister-Vogt hat lange nicht gewusst, dass sie eine besitzt. In Erfurt sang man sie auf Mezzo; erst eine Lehrerin in Stockholm schickte sie nach unten. Seitdem sind Erda, Ulrica und die Alt-Soli bei Bach, Brahms und Mahler ihr Feld, auf der Bühne wie im Konzertsaal. Sie war in Halle und in Göteborg engagiert und lebt seit 2016 in Ennsfelden. Mit ihrem Mann, dem Orgelbauer, betreut sie die kleine Orgel der Spitalskirche. Sie spricht auffallend leise. Am Telefon glauben viele, der Empfang sei schlecht.',
    en: 'A true contralto is rare, and for a long time Klara Neumeister-Vogt did not know she was one. In Erfurt they trained her as a mezzo; only a teacher in Stockholm sent her downwards. Since then Erda, Ulrica and the alto solos of Bach, Brahms and Mahler have been her field, on stage as in concert. She was engaged in Halle and Gothenburg and has lived in Ennsfelden since 2016. With her husband, an organ builder, she looks after the small instrument of the almshouse church. She speaks remarkably softly. On the telephone many people think the line is bad.',
  },
} satisfies DemoPerson
