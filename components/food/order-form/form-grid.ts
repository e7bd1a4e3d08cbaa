/** The form's columns, and those of what stands there until it comes. */
export const FORM_GRID =
  'flex min-w-0 flex-col gap-x-6 gap-y-5 min-[820px]:grid min-[820px]:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] min-[820px]:grid-rows-[auto_1fr] xl:max-w-6xl'
