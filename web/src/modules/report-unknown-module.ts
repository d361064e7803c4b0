/** A kind of a newer origin: the page leaves it out, and that is logged. */
export function reportUnknownModule(type: string): null {
  console.error(`The site has no view for modules of the kind ${type}.`)
  return null
}
