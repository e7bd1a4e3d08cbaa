'use client'

import { useState } from 'react'
import {
  type FieldValues,
  useForm as useFormOfLibrary,
  type UseFormProps,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form'

/** As the library's; the server draws its fields with what the form begins with (decision 0357). */
export function useForm<Fields extends FieldValues, Context = unknown, Sent = Fields>(
  options: UseFormProps<Fields, Context, Sent>,
): UseFormReturn<Fields, Context, Sent> {
  const form = useFormOfLibrary(options)
  const [register] = useState(() => drawing(form))
  return Object.assign(form, { register })
}

/** Says besides what a field begins with, which the controls of `components/ui/forms` take as `drawn`. */
function drawing<Fields extends FieldValues, Context, Sent>({
  register,
  getValues,
}: UseFormReturn<Fields, Context, Sent>): UseFormRegister<Fields> {
  return (name, options) => ({ ...register(name, options), drawn: getValues(name) ?? null })
}
