import type { DemoHousePicture } from '#content/content.ts'
import { clay, ink, paper, sand, slate } from './demo-tones.ts'

export const tactileModel = {
  key: 'tactile-model',
  ground: slate,
  form: `
    <path d="M0 540H1240V700H0Z" fill="${clay}"/>
    <path d="M250 540V330H470V260H770V330H990V540Z" fill="${sand}"/>
    <path d="M470 540V260H770V540Z" fill="${paper}"/>
    <path d="M420 150L620 60L820 150V186H420Z" fill="${ink}"/>
    <path d="M800 540V400Q900 380 960 420V540Z" fill="${paper}"/>
    <g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <path d="M250 540V330H470V260H770V330H990V540M470 330V540M770 330V540M510 300V440M560 300V420M610 300V450M660 300V420M710 300V440M300 540V420H360V540M400 470H440V430H400Z"/>
      <path d="M800 440Q880 420 960 450M800 480Q880 460 960 490M800 520Q880 500 960 526"/>
      <path d="M120 600H420Q450 600 450 570V540M180 630h1M220 630h1M180 656h1M260 630h1M260 656h1M300 656h1" stroke-width="9"/>
    </g>
    <path d="M440 206V246M800 206V316" stroke="${paper}" stroke-width="5" stroke-dasharray="3 16" stroke-linecap="round"/>
    <path d="M1240 700V560Q1130 520 1050 566L930 596Q900 610 924 632L1010 640L1100 700Z" fill="${sand}"/>
    <path d="M930 596L1010 610M948 632L1030 640M1050 566L980 584" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`,
  alt: {
    de: 'Das Tastmodell des Theaters mit abgehobenem Dach; eine Hand liegt daneben.',
    en: 'The tactile model of the theatre with its roof lifted off; a hand lies beside it.',
  },
} satisfies DemoHousePicture
