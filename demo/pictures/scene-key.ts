/** The key of a production's stage design among the pictures. */
export const sceneKey = (production: string, index: number) =>
  `demo:scene:${production}:${index + 1}`
