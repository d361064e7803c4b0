/** Measurements that the frame's style depends on, in pixels. */
export type View = { scrolled: number; windowHeight: number; isMenuOpen: boolean }

/**
 * A quarter of the window changes the header, but not behind an open menu (L-06); half of it shows extra links (L-10).
 */
export function frameState({ scrolled, windowHeight, isMenuOpen }: View) {
  return {
    isScrolled: scrolled > windowHeight / 4 && !isMenuOpen,
    isPastHalf: scrolled > windowHeight / 2,
  }
}
