import type { DemoPoster } from '#content/content.ts'

export const cabaretPosters = [
  {
    key: 'ich-hab-ja-nichts-gesagt',
    ground: '#d6231f',
    ink: '#16130f',
    accent: '#f6f2ea',
    form: `
      <path d="M150 160H850V660H560L400 860V660H150Z" fill="#f6f2ea"/>
      <path d="M270 420C360 350 440 350 500 390C560 350 640 350 730 420C640 490 560 500 500 480C440 500 360 490 270 420Z" fill="#16130f"/>
      <path d="M240 420H760" stroke="#f6f2ea" stroke-width="18"/>
      <g stroke="#16130f" stroke-width="18">
        <path d="M330 370V470M410 350V490M500 360V490M590 350V490M670 370V470"/>
      </g>`,
    alt: {
      de: 'Eine große weiße Sprechblase, darin nichts als ein zugenähter Mund.',
      en: 'A large white speech bubble with nothing in it but a mouth sewn shut.',
    },
  },
  {
    key: 'verkehrsverbund',
    ground: '#f4cb1a',
    ink: '#16130f',
    accent: '#d6231f',
    form: `
      <g fill="none" stroke-width="70">
        <path d="M-1000 300H380L620 700H2000" stroke="#16130f"/>
        <path d="M-1000 700H380L620 300H2000" stroke="#d6231f"/>
        <path d="M500 -1000V2000" stroke="#16130f"/>
      </g>
      <g fill="#f4cb1a" stroke="#16130f" stroke-width="26">
        <circle cx="250" cy="300" r="52"/>
        <circle cx="750" cy="300" r="52"/>
        <circle cx="250" cy="700" r="52"/>
        <circle cx="750" cy="700" r="52"/>
        <circle cx="500" cy="500" r="120"/>
      </g>
      <path d="M445 485A22 22 0 1 1 444 485ZM555 485A22 22 0 1 1 554 485Z" fill="#16130f"/>
      <path d="M440 560C470 530 530 530 560 560" fill="none" stroke="#16130f" stroke-width="18"/>`,
    alt: {
      de: 'Drei Linien eines Fahrplans kreuzen sich; der Umsteigeknoten in der Mitte schaut missmutig.',
      en: 'Three lines of a transport map cross; the interchange in the middle looks sullen.',
    },
  },
  {
    key: 'wer-hat-den-knoedel-geklaut',
    ground: '#10284a',
    ink: '#f6f2ea',
    accent: '#d6231f',
    form: `
      <ellipse cx="500" cy="690" rx="390" ry="120" fill="#f6f2ea"/>
      <ellipse cx="500" cy="675" rx="280" ry="76" fill="#10284a"/>
      <path d="M240 480A260 260 0 0 1 640 262A80 80 0 0 0 700 380A76 76 0 0 0 755 440A260 260 0 0 1 500 740A260 260 0 0 1 240 480Z" fill="#f6f2ea"/>
      <circle cx="470" cy="520" r="90" fill="#d6231f"/>
      <circle cx="380" cy="400" r="26" fill="#10284a"/>
      <circle cx="550" cy="400" r="26" fill="#10284a"/>`,
    alt: {
      de: 'Ein angebissener Knödel mit roter Clownsnase liegt auf einem Teller.',
      en: 'A bitten dumpling with a red clown’s nose lies on a plate.',
    },
  },
] satisfies DemoPoster[]
