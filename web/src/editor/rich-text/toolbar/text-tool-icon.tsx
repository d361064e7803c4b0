const paths = {
  bold: 'M6 4h6.5a3.75 3.75 0 0 1 0 7.5H6zM6 11.5h7.5a4.25 4.25 0 0 1 0 8.5H6z',
  italic: 'M10 4h8M6 20h8M14.5 4l-5 16',
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4l1.2-1.2',
  bulletedList: 'M3 6h2M3 12h2M3 18h2M9 6h12M9 12h12M9 18h12',
  numberedList: 'M3.5 4.5 5 4v5M3 15h3l-3 4.5h3M10 6h11M10 12h11M10 18h11',
  alignLeft: 'M3 5h18M3 10h11M3 15h18M3 20h11',
  alignCenter: 'M3 5h18M6.5 10h11M3 15h18M6.5 20h11',
  alignRight: 'M3 5h18M10 10h11M3 15h18M10 20h11',
  undo: 'M8 4 4 8l4 4M4 8h10a6 6 0 0 1 0 12H8',
  redo: 'm16 4 4 4-4 4M20 8H10a6 6 0 0 0 0 12h6',
} as const

export type TextTool = keyof typeof paths

export function TextToolIcon({ tool }: { tool: TextTool }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={paths[tool]} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
