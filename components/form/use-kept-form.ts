'use client'

import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useForm } from './use-form'
import { draftKey, keptValue } from '@/components/shell/kept-value'
import { useViewer } from '@/components/shell/viewer-provider'
import { readingResolver, type Reading } from './field-errors'

/** A form while it is filled in, which is sent as `Values`. */
export type FormApi<Draft extends FieldValues, Values extends FieldValues> = UseFormReturn<
  Draft,
  unknown,
  Values
>

type Options<Draft extends FieldValues, Values extends FieldValues> = {
  /** Of the form among those of this tab: `parcel`, or `parcel:12` where it began as another order. */
  name: string
  /** Null for what is no form of this kind. */
  decode: (stored: string | null) => Draft | null
  /** The form as it opens; `wasKept`: something typed earlier was found. */
  open: (kept: Draft | null) => { draft: Draft; wasKept: boolean }
  /** An empty form, with a key of its own. */
  empty: () => Draft
  /** The family's reading: what is sent, or what is wrong. */
  read: (draft: Draft) => Promise<Reading<Values>>
  /** Fields that are lists to the form: what is wrong with the list itself is kept at its root. */
  lists?: ReadonlySet<string>
  /** When a field is checked before the form is sent. */
  mode: 'onTouched' | 'onSubmit'
}

/**
 * A form of this tab, as it was left: what was typed outlives reloads, navigation and errors until
 * the order is placed or the form is cleared. In the browser only (decision 0058).
 */
export function useKeptForm<Draft extends FieldValues, Values extends FieldValues>(
  options: Options<Draft, Values>,
) {
  const { name, decode, open, empty, read, lists, mode } = options
  const { id: personId } = useViewer()
  const [drafts] = useState(() =>
    keptValue<Draft | null>({ key: draftKey(personId, name), storage: 'session', decode }),
  )
  const [opened] = useState(() => open(drafts.read()))
  const form = useForm<Draft, unknown, Values>({
    defaultValues: opened.draft as DefaultValues<Draft>,
    resolver: readingResolver(read, lists),
    mode,
    // The summary takes the focus: it says everything that is wrong, and leads there.
    shouldFocusError: false,
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => drafts.set(values),
      }),
    [form, drafts],
  )

  return {
    form,
    wasKept: opened.wasKept,
    /** The order is placed: what was typed has become it. */
    forget: () => drafts.clear(),
    /** Empties the form; what comes next is another order. */
    restart: () => {
      form.reset(empty())
      drafts.clear()
    },
  }
}
