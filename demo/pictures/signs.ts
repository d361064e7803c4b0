/** The logo of a sponsor: a mark of 200 × 200 units, and the name in one or two lines beside it. */
export type DemoSign = { key: string; color: string; mark: string; lines: string[] }

export const signs: DemoSign[] = [
  {
    key: 'sparkasse',
    color: '#0B3D6B',
    mark: '<path fill="#0B3D6B" d="M0 0H200V200H0ZM40 40V160H160V40Z"/><circle cx="100" cy="100" r="36" fill="#0B3D6B"/>',
    lines: ['Sparkasse', 'Ennsfelden'],
  },
  {
    key: 'floesserbraeu',
    color: '#6A3E12',
    mark: '<g fill="none" stroke="#6A3E12" stroke-width="24"><path d="M0 60H200M0 104H200M0 148H200"/></g><path fill="#D99A1C" d="M58 20H142V188H58Z"/><path fill="#fff" d="M58 20H142V60H58Z"/><path fill="none" stroke="#6A3E12" stroke-width="12" d="M58 20H142V188H58Z"/>',
    lines: ['Flößerbräu', 'seit 1794'],
  },
  {
    key: 'verlag-am-pegel',
    color: '#16130F',
    mark: '<path fill="#16130F" d="M86 0H114V200H86Z"/><path stroke="#16130F" stroke-width="14" d="M86 20H30M86 60H56M86 100H30M86 140H56M86 180H30"/><path fill="#2F7FB8" d="M114 120Q135 100 156 120T200 120V200H114Z"/>',
    lines: ['Verlag', 'am Pegel'],
  },
  {
    key: 'stadtwerke',
    color: '#0E6B4F',
    mark: '<circle cx="100" cy="100" r="100" fill="#0E6B4F"/><path fill="#F2C230" d="M116 22L48 116H96L84 178L152 84H104Z"/>',
    lines: ['Stadtwerke', 'Ennsfelden'],
  },
  {
    key: 'papierfabrik',
    color: '#7A1F2B',
    mark: '<path fill="#7A1F2B" d="M20 0H130L180 50V200H20Z"/><path fill="#fff" d="M130 0L180 50H130Z"/><path stroke="#fff" stroke-width="12" d="M52 96H148M52 128H148M52 160H112"/>',
    lines: ['Papierfabrik', 'Mühlbach'],
  },
  {
    key: 'buchhandlung',
    color: '#3B2A6B',
    mark: '<path fill="#3B2A6B" d="M0 30Q60 10 94 46V190Q60 154 0 174Z"/><path fill="#3B2A6B" d="M200 30Q140 10 106 46V190Q140 154 200 174Z"/>',
    lines: ['Buchhandlung', 'am Stadtplatz'],
  },
  {
    key: 'freundeskreis',
    color: '#B3271E',
    mark: '<g fill="none" stroke="#B3271E" stroke-width="22"><circle cx="70" cy="76" r="58"/><circle cx="130" cy="76" r="58"/><circle cx="100" cy="128" r="58"/></g>',
    lines: ['Freundeskreis', 'Stadttheater'],
  },
]
