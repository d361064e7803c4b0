import type { DemoHousePicture } from '#content/content.ts'
import { clay, ink, paper, sand, shade } from './demo-tones.ts'

export const boxOffice = {
  key: 'box-office',
  ground: clay,
  form: `
    <path d="M0 500H1240V700H0Z" fill="${ink}"/>
    <path d="M300 500V190Q300 60 620 60Q940 60 940 190V500Z" fill="${shade}"/>
    <path d="M370 460V210Q370 130 620 130Q870 130 870 210V460Z" fill="${sand}"/>
    <path d="M520 460Q520 350 620 350Q720 350 720 460Z" fill="${ink}"/>
    <circle cx="620" cy="290" r="58" fill="${paper}"/>
    <path d="M250 500H990V540H250Z" fill="${paper}"/>
    <path d="M640 560L850 520L872 620L660 662Z" fill="${paper}"/>
    <path d="M560 580L770 560L780 660L568 680Z" fill="${sand}"/>
    <g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <path d="M300 500V190Q300 60 620 60Q940 60 940 190V500M370 460V210Q370 130 620 130Q870 130 870 210V460ZM562 282Q560 226 620 228Q682 226 678 282M590 382L620 420L650 382"/>
      <path d="M724 564L736 664M560 580L770 560L780 660L568 680ZM592 604H690M596 628H660"/>
    </g>`,
  alt: {
    de: 'Der Schalter der Theaterkassa, jemand sitzt hinter dem Glas; davor zwei Karten.',
    en: 'Somebody is sitting behind the glass of the box office window, with two tickets in front.',
  },
} satisfies DemoHousePicture
