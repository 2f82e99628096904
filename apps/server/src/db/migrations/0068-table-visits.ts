/** Since when the guests of a table have sat there; rows written by the version before have no such instant. */
export const tableVisits = (): readonly string[] => ['alter table table_states add column visit_since text'];
