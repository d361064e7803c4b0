/** Whether React has taken an element over: it then keeps there what the element’s view has said. */
export const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))
