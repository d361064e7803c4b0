const paths = {
  up: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  in: 'M5 5v7h14m-6-6 6 6-6 6',
  out: 'M19 5v7H5m6-6-6 6 6 6',
  drag: 'M9 5v.01M9 12v.01M9 19v.01M15 5v.01M15 12v.01M15 19v.01',
  duplicate: 'M7 7V3h14v14h-4M3 7h14v14H3zM10 10.5v7M6.5 14h7',
  copy: 'M8 8V4h12v12h-4M4 8h12v12H4z',
  cut: 'm7.5 7.5 12 12M7.5 16.5l12-12M8 6a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM8 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  several: 'm3 6 2 2 3-4M3 16l2 2 3-4M11 6h10M11 16h10',
  add: 'M12 5v14M5 12h14',
  addBefore: 'M12 3v10M7 8h10M4 19h16',
  addAfter: 'M12 11v10M7 16h10M4 5h16',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  undo: 'M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  redo: 'm15 5 5 5-5 5m5-5H10a5 5 0 0 0 0 10h3',
  more: 'M5 12v.01M12 12v.01M19 12v.01',
  close: 'm6 6 12 12M18 6 6 18',
} as const

export type ToolIconName = keyof typeof paths

/** A drawing for a tool, beside or instead of its visible name. */
export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth={isDotted(name) ? 3 : 2}
      strokeLinecap={isDotted(name) ? 'round' : 'butt'}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}

const isDotted = (name: ToolIconName) => name === 'drag' || name === 'more'
