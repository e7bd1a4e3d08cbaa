'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useController, useFormContext, useFormState } from 'react-hook-form'
import { Field, type FieldControl } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { problemAt, problemsInOrder } from './field-errors'
import { PlacingErrors, type SubmitProblem } from './placing-errors'

/** What is a family's own in its form's fields. */
type Family<Name extends string> = {
  /** Every id of a field begins with it. */
  prefix: string
  /** The fields, or the groups that they are in, as the form is read from top to bottom. */
  order: readonly string[]
  /** Messages with `store`, `chooseStore`, `refusedTitle` and `noAnswer`. */
  messages: 'food.form' | 'parcelForm' | 'waybills.form'
  /** A hook: what a field is called where it is not beside its label. */
  useLabel: () => (name: Name) => string
  /** A hook: the sentence for what a check or the server says of a field. */
  useProblem: () => (name: Name, message: string | undefined) => string
}

type FormFieldProps<Name extends string> = {
  /** Dotted, as in the form's values. */
  name: Name
  label: ReactNode
  help?: ReactNode
  required?: boolean
  counter?: { used: number; max: number }
  className?: string
  children: (control: FieldControl) => ReactNode
}

type StoreFieldProps = {
  stores: readonly { id: number; name: string; code: string }[]
  /** Where more changes with the store than its number. */
  onChange?: (storeId: number | undefined) => void
  className?: string
}

/** Ids, problems and fields of one family's form, all made in the same way. */
export function formFields<Name extends string = string>(family: Family<Name>) {
  const { prefix, order, messages, useLabel, useProblem } = family

  /** The id of a field's control, so that the summary of problems can lead to it. */
  const fieldId = (name: Name) => `${prefix}-${name.replaceAll('.', '-')}`

  /** The id of what is said to be wrong with a field. */
  const errorId = (name: Name) => `${fieldId(name)}-error`

  /** What is wrong with a field, or with a group as a whole, in words; undefined when nothing is. */
  function useFieldError(name: Name): string | undefined {
    const words = useProblem()
    const { control } = useFormContext()
    const { errors } = useFormState({ control, name })
    const problem = problemAt(errors, name)
    return problem ? words(name, problem.message) : undefined
  }

  /** A field with its label and its problem. */
  function FormField({ name, ...rest }: FormFieldProps<Name>) {
    return <Field {...rest} id={fieldId(name)} error={useFieldError(name)} />
  }

  /** Which store it is for. Never guessed among several: a wrong store is a cold meal. */
  function StoreField({ stores, onChange, className }: StoreFieldProps) {
    const t = useTranslations(messages)
    const { control } = useFormContext()
    const { field } = useController({ control, name: 'storeId' })
    const error = useFieldError('storeId' as Name)
    const change = onChange ?? field.onChange
    return (
      <Field
        id={fieldId('storeId' as Name)}
        label={t('store')}
        error={error}
        required
        {...(className !== undefined && { className })}
      >
        {(props) => (
          <Select
            {...props}
            ref={field.ref}
            name={field.name}
            value={(field.value as number | undefined) ?? ''}
            onBlur={field.onBlur}
            onChange={({ target }) => change(Number(target.value) || undefined)}
          >
            <option value="">{t('chooseStore')}</option>
            {stores.map(({ id, name, code }) => (
              <option key={id} value={id}>
                {name} · {code}
              </option>
            ))}
          </Select>
        )}
      </Field>
    )
  }

  /** Everything that keeps the form from becoming an order. Takes the focus after each submission. */
  function ErrorSummary({ problem }: { problem: SubmitProblem }) {
    const t = useTranslations(messages)
    const labelOf = useLabel()
    const words = useProblem()
    const { control } = useFormContext()
    const { errors, submitCount, isSubmitting } = useFormState({ control })
    if (submitCount === 0 || isSubmitting) return null
    const fields = problemsInOrder(errors, order).map(({ name, message }) => ({
      id: fieldId(name as Name),
      label: labelOf(name as Name),
      error: words(name as Name, message),
    }))
    return (
      <PlacingErrors
        key={submitCount}
        problem={problem}
        fields={fields}
        words={{ refusedTitle: t('refusedTitle'), noAnswer: t('noAnswer') }}
      />
    )
  }

  return {
    fieldId,
    errorId,
    useFieldError,
    FormField,
    StoreField,
    ErrorSummary,
    /** Leads to a field; nowhere while it is not shown. */
    focusField: (name: Name) => document.getElementById(fieldId(name))?.focus(),
    /**
     * For what stands around several controls that make one field: somebody who is led there by the
     * summary, or comes into it, hears what is wrong.
     */
    groupProps: (name: Name, error: string | undefined) => ({
      id: fieldId(name),
      tabIndex: -1,
      ...(error && { role: 'group', 'aria-describedby': errorId(name) }),
    }),
  }
}
