import type { DemoScenes } from '#content/content.ts'

const ground = '#f6f2ea'
const ink = '#16130f'
const accent = '#d6231f'

export const faustDerTragoedieErsterTeil = {
  key: 'faust-der-tragoedie-erster-teil',
  ground,
  drawings: [
    {
      form: `
        <path d="M0 640H1240V700H0Z" fill="${ink}"/>
        <path d="M820 90H1060V400H820Z" fill="${ink}"/>
        <circle cx="960" cy="210" r="70" fill="${ground}"/>
        <path d="M936 90H944V400H936ZM820 241H1060V249H820Z" fill="${ground}"/>
        <g fill="${ink}">
          <path d="M120 590H430V640H120Z"/><path d="M150 540H410V582H150Z"/><path d="M110 470L400 490L396 532L107 512Z"/>
          <path d="M160 414H430V460H160Z"/><path d="M130 352L410 330L414 380L134 402Z"/><path d="M180 280H400V322H180Z"/>
          <path d="M150 196L390 224L385 270L145 242Z"/><path d="M200 136H420V178H200Z"/>
        </g>
        <path d="M180 280H400V322H180Z" fill="${accent}"/>
        <path d="M560 640L590 470H690L720 640Z" fill="${ink}"/>
        <path d="M640 380Q610 420 640 460Q670 420 640 380Z" fill="${accent}"/>`,
      alt: {
        de: 'Entwurf zum Studierzimmer: ein schiefer Turm aus Büchern, eines davon rot, daneben eine Flamme und ein Fenster mit Mond.',
        en: 'Design for the study: a leaning tower of books, one of them red, with a flame and a window with the moon beside it.',
      },
    },
    {
      form: `
        <circle cx="900" cy="190" r="110" fill="${accent}"/>
        <path d="M0 700L180 420L290 520L520 160L640 330L720 250L930 520L1030 430L1240 700Z" fill="${ink}"/>
        <path d="M470 700L560 610L400 560L600 500L470 440L570 390L500 340L540 250" fill="none" stroke="${ground}" stroke-width="16" stroke-linejoin="round"/>
        <path d="M760 150L1040 70M800 176L770 120M1060 64l44-26m-40 30l52-8m-50 14l46 10" stroke="${ink}" stroke-width="12" stroke-linecap="round"/>`,
      alt: {
        de: 'Entwurf zur Walpurgisnacht: ein schwarzes, gezacktes Gebirge mit hellem Weg, vor dem roten Mond fliegt ein Besen.',
        en: 'Design for Walpurgis Night: jagged black mountains with a pale path; a broom flies across the red moon.',
      },
    },
    {
      form: `
        <path d="M0 0H1240V60H0ZM0 640H1240V700H0Z" fill="${ink}"/>
        <g fill="${ink}">
          <path d="M90 60H130V640H90ZM250 60H290V640H250ZM410 60H450V640H410ZM570 60H610V640H570Z"/>
          <path d="M890 60H930V640H890ZM1050 60H1090V640H1050Z"/>
          <path d="M730 60H770V250Q770 330 820 380L790 410Q730 350 730 250ZM730 640H770V540H730Z"/>
        </g>
        <path d="M640 640Q700 560 640 480T700 330Q760 280 830 330" fill="none" stroke="${accent}" stroke-width="24" stroke-linecap="round"/>`,
      alt: {
        de: 'Entwurf zum Kerker: schwarze Gitterstäbe, einer ist aufgebogen, und ein rotes Band führt hinaus.',
        en: 'Design for the dungeon: black bars, one of them bent open, and a red ribbon leading out.',
      },
    },
  ],
} satisfies DemoScenes
