/** Addresses of the reports: the only place that spells them. */
export const reportPaths = {
  /** `search`: what it is about, from `?` on. */
  overview: (search = '') => `/reports${search}`,
  money: (search = '') => `/reports/money${search}`,
  warehouse: (search = '') => `/reports/warehouse${search}`,
  hours: (search = '') => `/reports/hours${search}`,
  /** Who gets a summary by e-mail. */
  summaries: (search = '') => `/reports/summaries${search}`,
}

export const reportReads = {
  /** A file; what it is of is added by a form (`statementSchema`). */
  statement: () => '/api/reports/statement',
}
