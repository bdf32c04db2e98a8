import { uspErrors } from '#usp/error-codes.ts';
import type { GetSupportedDm, GetSupportedDmResp, SupportedObject } from '#usp/messages/read.ts';
import { supportedPath } from '#usp/path.ts';
import type { ParamType } from '../data-model/schema.ts';
import type { ObjectNode } from '../data-model/tree.ts';

type RequestedResult = GetSupportedDmResp['reqObjResults'][number];

const dataModelUri = 'urn:broadband-forum-org:tr-181-2-17-0-usp';
const access = { RO: 0, RW: 1, WO: 2 } as const;
/** ParamValueType of TR-369 §6.3.1.9. */
const valueTypes: Record<ParamType, number> = {
  boolean: 3,
  dateTime: 4,
  int: 7,
  long: 8,
  string: 9,
  unsignedInt: 10,
  unsignedLong: 11,
};

/** Answers with the model's supported objects, whether or not instances exist (TR-369 §6.3.1.9). */
export function answerGetSupportedDm(root: ObjectNode, request: GetSupportedDm): GetSupportedDmResp {
  return { reqObjResults: request.objPaths.map((path) => answerPath(root, path, request)) };
}

function answerPath(root: ObjectNode, path: string, request: GetSupportedDm): RequestedResult {
  const node = findNode(root, supportedPath(path));
  if (!node) {
    const { code, meaning } = uspErrors.invalidPath;
    const errMsg = `${meaning}: ${path}`;
    return { reqObjPath: path, errCode: code, errMsg, dataModelInstUri: '', supportedObjs: [] };
  }
  const nodes = request.firstLevelOnly ? [node, ...childrenOf(node)] : withDescendants(node);
  const supportedObjs = nodes.map((one, index) =>
    // With first_level_only the children are only named (R-GSP.0).
    describeObject(one, request.firstLevelOnly && index > 0 ? nothing : request),
  );
  return { reqObjPath: path, errCode: 0, errMsg: '', dataModelInstUri: dataModelUri, supportedObjs };
}

const nothing = {
  returnParams: false,
  returnCommands: false,
  returnEvents: false,
  returnUniqueKeySets: false,
};

function findNode(root: ObjectNode, path: string): ObjectNode | null {
  if (!path.startsWith('Device.') || !path.endsWith('.')) return null;
  let node: ObjectNode | null | undefined = root;
  for (const segment of path.split('.').slice(1, -1)) {
    node = segment === '{i}' || segment === '*' ? node?.row : node?.children.get(segment);
  }
  // A table is described by its rows' object.
  return node ? (node.row ?? node) : null;
}

function childrenOf(node: ObjectNode): ObjectNode[] {
  return [...node.children.values()].map((child) => child.row ?? child);
}

function withDescendants(node: ObjectNode): ObjectNode[] {
  return [node, ...childrenOf(node).flatMap(withDescendants)];
}

function describeObject(
  node: ObjectNode,
  options: Omit<GetSupportedDm, 'objPaths' | 'firstLevelOnly'>,
): SupportedObject {
  const { table } = node;
  return {
    supportedObjPath: node.supportedPath,
    access: table?.writable ? 1 : 0,
    isMultiInstance: table !== null,
    supportedCommands: options.returnCommands ? commands(node) : [],
    supportedEvents: options.returnEvents ? events(node) : [],
    supportedParams: options.returnParams ? params(node) : [],
    divergentPaths: [],
    uniqueKeySets: options.returnUniqueKeySets
      ? (table?.keys ?? []).map((keys) => ({ keyNames: [...keys] }))
      : [],
  };
}

function commands(node: ObjectNode): SupportedObject['supportedCommands'] {
  return Array.from(node.commands, ([commandName, { kind, input, output }]) => ({
    commandName,
    inputArgNames: [...input],
    outputArgNames: [...output],
    commandType: kind === 'sync' ? 1 : 2,
  }));
}

function events(node: ObjectNode): SupportedObject['supportedEvents'] {
  return Array.from(node.events, ([eventName, args]) => ({ eventName, argNames: [...args] }));
}

function params(node: ObjectNode): SupportedObject['supportedParams'] {
  return Array.from(node.params, ([paramName, param]) => ({
    paramName,
    access: access[param.access],
    valueType: valueTypes[param.type],
    valueChange: 1,
  }));
}
