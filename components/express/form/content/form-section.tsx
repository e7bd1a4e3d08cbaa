import { useId, type ReactNode } from 'react'

type FormSectionProps = {
  title: ReactNode
  text?: ReactNode
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A part of the form in its one column: what it is called above what it asks. */
export function FormSection({ title, text, action, children }: FormSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3 border-t pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-semibold wrap-anywhere">
          {title}
        </h2>
        {action}
        {text && <p className="w-full text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}
