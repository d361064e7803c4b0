import type { DemoHousePicture } from '#content/content.ts'
import { ink, moss, paper, shade } from './demo-tones.ts'

export const wigBlock = {
  key: 'wig-block',
  ground: moss,
  form: `
    <path d="M0 560H1240V700H0Z" fill="${shade}"/>
    <path d="M560 420H680V560H740V590H500V560H560Z" fill="${ink}"/>
    <path d="M520 250Q520 130 620 130Q720 130 720 250V330Q700 430 620 440Q540 430 520 330Z" fill="${paper}"/>
    <path d="M490 400Q440 300 470 200Q500 80 630 76Q760 84 776 210Q790 320 750 400Q724 380 728 300Q726 220 640 180Q560 210 520 290Q520 370 490 400Z" fill="${ink}"/>
    <g fill="none" stroke="${paper}" stroke-width="5" stroke-linecap="round">
      <path d="M640 90Q560 120 510 220M650 90Q590 140 540 230M652 92Q740 130 750 260M654 96Q700 130 726 220M500 260Q480 320 492 370M752 280Q760 330 748 376"/>
    </g>
    <g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <path d="M560 300h40M640 300h40M620 310v46h14M596 390q24 12 48 0"/>
      <path d="M220 560L300 470L360 500L300 560M300 470L430 340M310 476L440 350"/>
      <path d="M860 560V520H1060V560M870 520V488M890 520V488M910 520V488M930 520V488M950 520V488M970 520V488M990 520V488M1010 520V488M1030 520V488M1050 520V488"/>
    </g>`,
  alt: {
    de: 'Eine halb geknüpfte Perücke auf ihrem Holzkopf, daneben Knüpfnadel und Kamm.',
    en: 'A half-made wig on its wooden block, with a needle and a comb beside it.',
  },
} satisfies DemoHousePicture
