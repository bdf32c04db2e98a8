/** What is added to a case: this task, or some of the last tasks of a device. */
export type Addition = { taskId: string } | { endpointId: string };
