import type { DemoHousePicture } from '#content/content.ts'
import { clay, ink, paper, sand, shade } from './demo-tones.ts'

export const promptDesk = {
  key: 'prompt-desk',
  ground: shade,
  form: `
    <path d="M0 0H330V700H0Z" fill="${ink}"/>
    <path d="M930 0H1240V700H930Z" fill="${clay}"/>
    <path d="M380 700L430 420H810L860 700Z" fill="${ink}"/>
    <path d="M410 430L470 300H770L830 430Z" fill="${sand}"/>
    <path d="M500 410L540 320H620V410ZM630 410V320H710L740 410Z" fill="${paper}"/>
    <path d="M470 280V110H770V280Z" fill="${paper}"/>
    <g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <path d="M470 280V110H770V280ZM500 250H740M540 250V190H700V250M560 190Q620 130 680 190M620 250V214"/>
      <path d="M530 345H605M524 365H605M520 385H605M645 345H715M645 365H720M645 385H728M410 430L470 300H770L830 430Z"/>
    </g>
    <g fill="none" stroke="${paper}" stroke-width="5" stroke-linecap="round">
      <path d="M470 500a18 18 0 1 0 0.1 0M540 500a18 18 0 1 0 0.1 0M610 500a18 18 0 1 0 0.1 0M680 500a18 18 0 1 0 0.1 0M750 500a18 18 0 1 0 0.1 0M450 600H790"/>
      <path d="M60 0V700M130 0V700M200 0V700M270 0V700"/>
    </g>
    <path d="M980 0V700M1040 0V700M1100 0V700M1160 0V700" stroke="${ink}" stroke-width="5"/>`,
  alt: {
    de: 'Das Inspizientenpult in der Seitenbühne: Monitor, Klavierauszug und eine Reihe Taster.',
    en: 'The prompt desk in the wings: a monitor, a score and a row of buttons.',
  },
} satisfies DemoHousePicture
