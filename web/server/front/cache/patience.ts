/** The result, or nothing when it fails or takes longer than a visitor waits. The work itself goes on. */
export async function patiently<Result>(
  work: Promise<Result>,
  patienceMs: number,
): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined
  const impatience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, patienceMs), undefined)
  })
  try {
    return await Promise.race([work, impatience])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
