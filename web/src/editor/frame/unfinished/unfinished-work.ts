/** What would be lost if the page was closed, beside changes of the document: a running upload, words of a form that is saved by a button. */
export type UnfinishedWork = {
  /** Something was begun. Returns what is to be called when it has ended. */
  begin(): () => void
  isAny(): boolean
}

export function createUnfinishedWork(): UnfinishedWork {
  const works = new Set<symbol>()
  return {
    begin() {
      const work = Symbol('work')
      works.add(work)
      return () => void works.delete(work)
    },
    isAny: () => works.size > 0,
  }
}
