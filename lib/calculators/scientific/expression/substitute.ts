import type { Node } from "./syntax.ts";

/** Replaces names in an expression by other parts. */
export function substituted(node: Node, by: (name: string, at: number) => Node | undefined): Node {
  switch (node.kind) {
    case "number":
      return node;
    case "name":
      return by(node.name, node.at) ?? node;
    case "negation":
    case "postfix":
      return { ...node, operand: substituted(node.operand, by) };
    case "binary":
      return { ...node, left: substituted(node.left, by), right: substituted(node.right, by) };
    case "call":
      return { ...node, args: node.args.map((argument) => substituted(argument, by)) };
  }
}
