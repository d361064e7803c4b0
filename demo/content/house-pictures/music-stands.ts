import type { DemoHousePicture } from '#content/content.ts'
import { clay, ink, paper, sand, shade } from './demo-tones.ts'

export const musicStands = {
  key: 'music-stands',
  ground: clay,
  form: `
    <path d="M0 590H1240V700H0Z" fill="${ink}"/>
    <path d="M130 250H390L420 430H100ZM490 210H750L780 390H460ZM850 250H1110L1140 430H820Z" fill="${ink}"/>
    <path d="M150 236H255V406H135ZM270 236H375L390 406H270ZM510 196H615V366H495ZM630 196H735L750 366H630ZM870 236H975V406H855ZM990 236H1095L1110 406H990Z" fill="${paper}"/>
    <path d="M252 430H268V640H252ZM612 390H628V640H612ZM972 430H988V640H972Z" fill="${shade}"/>
    <g fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round">
      <path d="M160 270H245M158 300H245M155 330H245M152 360H245M282 270H366M282 300H368M282 330H372M282 360H375M520 230H605M518 260H605M515 290H605M512 320H605M642 230H726M642 260H728M642 290H732M642 320H735M880 270H965M878 300H965M875 330H965M872 360H965M1002 270H1086M1002 300H1088M1002 330H1092M1002 360H1095"/>
    </g>
    <g fill="none" stroke="${sand}" stroke-width="9" stroke-linecap="round">
      <path d="M40 560L330 90M400 520L690 50M760 560L1050 90"/>
    </g>
    <g fill="none" stroke="${paper}" stroke-width="4" stroke-linecap="round">
      <path d="M52 572L342 102M412 532L702 62M772 572L1062 102M200 640H320M560 640H680M920 640H1040"/>
    </g>`,
  alt: {
    de: 'Drei Notenpulte des Orchesters, davor drei Bögen in derselben Neigung.',
    en: 'Three music stands of the orchestra, and three bows at the same slant.',
  },
} satisfies DemoHousePicture
