/** Whether React has hydrated an element: it then stores the element's props on it. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))
