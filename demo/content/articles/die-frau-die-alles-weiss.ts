import type { DemoArticle } from './demo-article.ts'

export const dieFrauDieAllesWeiss = {
  key: 'die-frau-die-alles-weiss',
  slugEn: 'the-woman-who-knows-everything',
  title: { de: 'Die Frau, die alles weiß', en: 'The Woman Who Knows Everything' },
  preline: { de: 'Notiz', en: 'Note' },
  teaser: {
    de: 'Im „Faust“ sitzt die Souffleuse auf der Bühne. Drei Fragen an Gerda Prammer.',
    en: 'In “Faust” the prompter sits on stage. Three questions to Gerda Prammer.',
  },
  author: 'Vera Noskova',
  category: 'gespraech',
  tags: ['schauspiel', 'sprache', 'probe'],
  publishedDaysAgo: 46,
  picture: 'poster:faust-der-tragoedie-erster-teil',
  productions: ['faust-der-tragoedie-erster-teil'],
  events: ['offene-probe'],
  people: ['katharina-obermoser', 'konrad-leitgeb'],
  text: {
    de: `
**Frau Prammer, nach einunddreißig Jahren im Kasten sieht man Sie jetzt. Wie ist das?**

Zugig. Im Kasten war es warm. Dafür bekomme ich Applaus, und einmal hat mir ein Herr aus der zweiten Reihe zugenickt, weil er gemerkt hat, dass ich einen Vers früher Luft geholt habe als der Faust.

**Wie oft helfen Sie?**

Weniger, als man glaubt, und öfter, als man merkt. Konrad Leitgeb hängt nie. Aber er schaut her, bevor er zum „Habe nun, ach“ ansetzt, und wenn ich nicke, geht es ihm besser.

**Können Sie den ganzen Text?**

Nein. Ich kann nur lesen. Das ist etwas anderes: Wer auswendig kann, hört nicht mehr zu.
`,
    en: `
**Mrs Prammer, after thirty-one years in the box you can now be seen. What is it like?**

Draughty. The box was warm. On the other hand I get applause, and once a gentleman in the second row nodded at me because he had noticed that I drew breath one line before Faust did.

**How often do you help?**

Less than people think, and more than they notice. Konrad Leitgeb never dries. But he looks across before he starts on his great monologue, and when I nod he feels better.

**Do you know the whole text?**

No. I can only read. That is something else: those who know it by heart no longer listen.
`,
  },
} satisfies DemoArticle
