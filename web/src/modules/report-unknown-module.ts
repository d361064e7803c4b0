/** A kind of a newer origin: the page leaves it out, and whoever runs the site reads of it. */
export function reportUnknownModule(type: string): null {
  console.error(`The site does not know modules of the kind ${type}.`)
  return null
}
