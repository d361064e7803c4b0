import type { DemoArticle } from './demo-article.ts'

export const achtundzwanzigStimmenEinT = {
  key: 'achtundzwanzig-stimmen-ein-t',
  slugEn: 'twenty-eight-voices-one-t',
  title: { de: 'Achtundzwanzig Stimmen, ein T', en: 'Twenty-eight Voices, One T' },
  preline: { de: 'Opernchor', en: 'Opera chorus' },
  teaser: {
    de: 'Gregor Nussbaumeder probt mit dem Opernchor vor allem das, was man nicht singen kann: Konsonanten.',
    en: 'Gregor Nussbaumeder rehearses the opera chorus mainly in what cannot be sung: consonants.',
  },
  author: 'Vera Noskova',
  category: 'ensemble',
  tags: ['chor', 'oper', 'probe', 'sprache'],
  publishedDaysAgo: 11,
  picture: 'poster:fidelio',
  productions: ['ein-deutsches-requiem', 'weihnachtsoratorium', 'fidelio'],
  events: ['singen-im-foyer'],
  people: ['gregor-nussbaumeder'],
  text: {
    de: `
„Noch einmal das Wort Welt, bitte. Und diesmal hören wir auf, wenn es zu Ende ist.“ Gregor Nussbaumeder hebt die Hand, achtundzwanzig Menschen singen „Welt“, und die Hand schließt sich über dem T wie über einer Fliege. Beim dritten Mal sitzt es. Ein einziger, trockener Laut, als hätte jemand ein Buch zugeklappt.

Der Probensaal des Chors liegt im dritten Stock, hat zwei Fenster zur Enns und keine Lüftung. Im Sommer proben sie mit den Füßen in Kübeln, im Winter in Mänteln. Elf Nationen sind vertreten, die Pausensprache ist Deutsch mit koreanischen Einwürfen. Wer neu ist, bekommt von Nussbaumeder keinen Notenstapel, sondern einen Zettel mit sechzehn Wörtern. „Herbst“ steht darauf, „Kopftuch“, „Sumpfpflanze“. Die übt man eine Woche.

## Gefangene

In „Fidelio“ kommt der Chor nach einer Stunde zum ersten Mal ans Licht, buchstäblich: Gefangene, die für ein paar Minuten in den Hof dürfen. „O welche Lust“ beginnt so leise, dass Tibor Szalkay bei der ersten Leseprobe abbrach, weil er dachte, der Einsatz sei ausgefallen. Nussbaumeder lässt die Männer dabei fast nur Vokale singen. Die Konsonanten kommen erst dazu, wenn die Gefangenen anfangen, an ihre Freiheit zu glauben, und beim Wort „belauscht“ verschwinden sie wieder.

> Vokale sind Gefühl. Konsonanten sind Meinung. Ein Chor braucht beides, aber gleichzeitig. — Gregor Nussbaumeder

Dass er die Stille liebt, mag mit dem Instrument zu tun haben, von dem er kommt. Der Braunauer war Organist; in Stockholm, wo er Chorleitung studierte, spielte er in einer Kirche mit neun Sekunden Nachhall. „Da lernt man, dass ein Ton nicht einem selber gehört. Man schickt ihn los, und was zurückkommt, ist von allen.“

## Neunzig und drei

Für das „Weihnachtsoratorium“ führt er den Opernchor mit der Ennsfeldner Singgemeinschaft und der Jugendkantorei zusammen, neunzig Stimmen. Die Profis stehen nicht vorne, sondern verteilt, je einer unter fünf Laien. Nach zwei Proben, sagt eine Altistin aus der Singgemeinschaft, die im Hauptberuf Steuerbescheide prüft, habe sie aufgehört, leise zu singen; nach vier habe sie aufgehört, auf die Nachbarin zu hören, und nach sechs habe sie wieder damit angefangen, aber anders.

Wer sich das nicht vorstellen kann, kommt zum „Singen im Foyer“. Dort gibt es weder Vorsingen noch Konzert, nur eine Stunde und einen Ton, den jeder hat. Nussbaumeder beginnt auch hier mit einem Wort. Meistens ist es „Milch“. Wer das I darin lange genug hält, sagt er, habe den halben Beruf schon verstanden; die andere Hälfte sei das Ch, und daran arbeite er selbst noch.
`,
    en: `
“Once more the word *Welt*, please. And this time we stop when it ends.” Gregor Nussbaumeder lifts his hand, twenty-eight people sing “Welt”, and the hand closes over the T as if over a fly. At the third attempt it works. One single dry sound, as if somebody had shut a book.

The chorus rehearsal room is on the third floor, with two windows on the river and no ventilation. In summer they rehearse with their feet in buckets, in winter in their coats. Eleven nations are represented; the language of the breaks is German with Korean interjections. Newcomers are not handed a pile of music but a slip of paper with sixteen words. “Herbst” is one of them, “Kopftuch” another, “Sumpfpflanze” a third. These are practised for a week.

## Prisoners

In “Fidelio” the chorus comes to light after an hour, literally: prisoners who are let out into the yard for a few minutes. Their chorus begins so softly that Tibor Szalkay broke off at the first read-through, thinking that the entry had been missed. Nussbaumeder has the men sing almost nothing but vowels here. The consonants are added only when the prisoners begin to believe in their freedom, and at the thought of being overheard they vanish again.

> Vowels are feeling. Consonants are opinion. A chorus needs both, but at the same time. — Gregor Nussbaumeder

His love of silence may have to do with the instrument he comes from. Born in Braunau, he was an organist; in Stockholm, where he studied choral conducting, he played in a church with nine seconds of echo. “There you learn that a note does not belong to yourself. You send it out, and what comes back is everyone’s.”

## Ninety and three

For the “Christmas Oratorio” he brings the opera chorus together with the Ennsfelden choral society and the youth choir, ninety voices. The professionals do not stand in front but are spread about, one among every five amateurs. After two rehearsals, says an alto of the choral society who by profession examines tax returns, she had stopped singing softly; after four she had stopped listening to her neighbour; and after six she had started again, but in another way.

If you find this hard to imagine, come to “Singing in the Foyer”. There is neither audition nor concert, only an hour and a note that everyone has. Here too Nussbaumeder begins with a word. Usually it is “Milch”. Anyone who can hold the *i* in it long enough, he says, has understood half the profession; the other half is the *ch*, and he is still working on that himself.
`,
  },
} satisfies DemoArticle
