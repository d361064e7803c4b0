/** More than are seen at first: they are asked for by themselves, so that the page is there before all others are. */
const modulesOfFirstScreen = 12

/** Those of the modules, in reading order, that an editor sees at first. */
export const ofFirstScreen = <Module>(modules: readonly Module[]): Module[] =>
  modules.slice(0, modulesOfFirstScreen)
