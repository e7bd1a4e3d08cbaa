import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * What a box of a form is given, ticked as the form has it from the first drawing on. The form's
 * library alone ticks it when the scripts run, and who wanted it off had seen it off until then.
 */
export function ticked<Fields extends FieldValues, Name extends FieldPath<Fields>>(
  { register, getValues }: Pick<UseFormReturn<Fields>, 'register' | 'getValues'>,
  name: Name,
) {
  // What it is by now: a box that was away for a while comes back as it was left.
  return { ...register(name), defaultChecked: getValues(name) === true }
}
