/** Widths of the window at which pages change, in pixels (L-19). */
export const breakpoints = [320, 640, 768, 1024, 1280, 1536] as const

/** Widths at which the layout as a whole changes, in em. */
export const layoutBreakpoints = [48, 64, 85.375, 100] as const

export const pxPerEm = 16
